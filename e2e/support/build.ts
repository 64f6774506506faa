import { buildWeb } from '../../scripts/build-web.ts'

/** Builds what the browser will run, unless it is built already: a journey through yesterday's pages proves nothing. */
export default function build(): void {
  buildWeb()
}
