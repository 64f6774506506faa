import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
}

let made = 0

/** Somebody nobody has seen before. */
export function newPerson(): Person {
  made += 1
  return {
    firstName: 'Robin',
    lastName: 'Field',
    email: `robin.field.${process.pid}.${made}@northwind.example`,
    password: 'a long enough secret 7',
  }
}

/** Creates an account and an organisation, as a stranger would, and ends on the dashboard. */
export async function signUp(page: Page, address: string, person: Person, organisation: string): Promise<void> {
  await page.goto(`${address}/`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Work e-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Name', { exact: true }).fill(organisation)
  await page.getByRole('button', { name: 'Create organisation' }).click()
  await expect(page.getByRole('heading', { name: /, Robin$/ })).toBeVisible()
}

/** Enters the demo organisation by the link on the sign-in page. */
export async function enterDemo(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/`)
  await page.getByRole('button', { name: /demo/i }).click()
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
}

/** Signs in as somebody of the demo organisation. */
export async function signInToDemo(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/`)
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('ringside-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
}
