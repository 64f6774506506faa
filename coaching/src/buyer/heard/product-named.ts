import { isFirstName } from '../../acts/lexicon.ts'
import { sentencesIn } from '../../speech/said.ts'
import type { Scene } from '../scene.ts'

/** What many companies run, as it is written: speech is written down in small letters, and these are still products. */
const wellKnown = [
  'SAP',
  'Oracle',
  'NetSuite',
  'Salesforce',
  'HubSpot',
  'Korber',
  'Körber',
  'Manhattan',
  'Blue Yonder',
  'Descartes',
  'Infor',
  'Epicor',
  'QuickBooks',
  'Xero',
  'Workday',
  'ServiceNow',
  'Zendesk',
  'Jira',
  'Trimble',
  'Samsara',
  'Shopify',
  'Zoho',
  'Odoo',
  'Tableau',
]
const anyKnown = new RegExp(String.raw`(?<!\p{L})(?:${wellKnown.join('|')})(?!\p{L})`, 'iu')

const runs = String.raw`(?:is|was) (?:it|that|this)(?: on| in| with| done in| done with| run on| run in)?|are you(?: all| still)? (?:on|using|running|with)|do you(?: all| still| also)? (?:use|run|have|work with|work in|work on)|you(?:'re| are)? (?:use|using|on|run|running)`
const named = new RegExp(
  String.raw`\b(?:${runs}) (?:the |a )?((?:\p{Lu}[\p{L}\p{N}&+-]+)(?: \p{Lu}[\p{L}\p{N}&+-]+)?)\b(?! (?:on|with|for) (?:board|you|us)\b)`,
  'u',
)
const asksIt = new RegExp(String.raw`\b(?:${runs})\b`)
/** A kind of software is no product, and what everybody has is used by somebody there. */
const noProduct =
  /^(?:WMS|TMS|ERP|CRM|EDI|API|APIs|GPS|RFID|PDF|KPIs?|HR|IT|QA|VPN|SMS|LMS|EHR|EMR|POS|PMS|CMS|MES|PLC|SCADA|AI|AWS|ISO|GDPR|CCTV|VAT|PPE|ETA|SLA|NDA|RFP|I|US|UK|EU|USA|Excel|Word|Outlook|Teams|WhatsApp|Slack|Zoom|Google|Gmail|Microsoft|Office|SharePoint|Facebook|LinkedIn|English|Spanish|French|German|Christmas|Easter|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?\b/
const ofSoftware =
  /\b(?:system|systems|software|tool|tools|wms|tms|erp|crm|platform|app|program|provider|vendor|supplier)\b/
const byItsUse = /\b(?:use|using|run|running|on|in|with)$/
const mostWords = 16

/** Somebody or some place that was named, and no product: a colleague, the company, where they are. */
function isOfPeople({ persona, setup }: Scene, name: string): boolean {
  const first = name.split(' ')[0] ?? name
  const { company, colleagues, firstName, lastName } = persona
  const names = [company.name, company.location, firstName, lastName, setup.rep.firstName, setup.rep.companyName]
  const own = [...names, ...colleagues.map((one) => one.name), setup.rep.product?.name ?? ''].join(' ').toLowerCase()
  return own.includes(first.toLowerCase()) || isFirstName(first.toLowerCase())
}

/** The product that the rep asks whether they have: "is it SAP?", "are you on Blue Yonder?". Null where none is named. */
export function productNamed(scene: Scene): string | null {
  const { heard, mind, lastWords } = scene
  if (!heard.asks || heard.wordCount > mostWords) return null
  const question = (sentencesIn(heard.words).findLast((text) => asksIt.test(text.toLowerCase())) ?? '')
    .trim()
    .replaceAll('’', "'")
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  if (question === '' || /\b(?:who|what|which|how|why|when|where)\b/i.test(question)) return null
  const known = anyKnown.exec(question)?.[0].toLowerCase()
  if (known !== undefined) return wellKnown.find((one) => one.toLowerCase() === known) ?? null
  const match = named.exec(question)
  const name = match?.[1]
  if (match === null || name === undefined || noProduct.test(name) || isOfPeople(scene, name)) return null
  // "Is it Lagos?" may be a place: "it" has to be a system that was just spoken of.
  const verb = match[0].slice(0, -name.length).replace(/ (?:the |a )?$/, '')
  const spokenOf = `${heard.plain} ${mind.heard.slice(-1).join(' ')} ${lastWords.toLowerCase()}`
  return byItsUse.test(verb) || ofSoftware.test(spokenOf) ? name : null
}
