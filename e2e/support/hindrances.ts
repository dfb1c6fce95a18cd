import type { mistakes } from './mistakes.ts'

/** Mistakes that log nothing and do not show on screens of common sizes, but keep visitors from reading or leaving. */
export const unusable: typeof mistakes = {
  'privacy-policy': {
    code: `<>
      <Late act={() => { if (location.hash) document.querySelector(location.hash) }} />
      <Late act={() => { if (localStorage.getItem('none')) throw new Error('stored') }} />
    </>`,
    says: /\/privacy-policy, on a later visit, in a wide window: .*'#1' is not a valid selector/,
  },
  terms: {
    code: "<Late act={() => { document.body.style.overflow = 'hidden' }} />",
    says: /\/terms, after a first touch: it does not scroll/,
  },
  security: {
    code: `<>
      <Late act={() => { location.hash = 'inert' }} />
      <Late act={(element) => { Object.assign(element.nextElementSibling ?? {}, { inert: true }) }} />
    </>`,
    says: /\/security, after a first touch: it hides most of its text \(\d+ of \d+ characters\)[\s\S]*\/security, after a first touch: it adds to the tab’s history/,
  },
  'corporate-policies': {
    code: `<>
      <Phone>As wide as many phones.</Phone>
      <Late act={() => addEventListener('wheel', (event) => event.preventDefault(), { passive: false })} />
    </>`,
    says: /\/corporate-policies, after a first touch: it scrolls horizontally, 360 px wide in a window of 320[\s\S]*\/corporate-policies, after a first touch: it does not scroll by wheel/,
  },
  'trust-and-security': {
    code: '<Far><img loading="lazy" src="data:image/png;base64,bm9uZQ==" width="9" height="9" alt="" /></Far>',
    says: /\/trust-and-security, after a first touch: data:image\S+ is not an image/,
  },
  'responsible-disclosure': {
    code: "<Late act={() => history.pushState(null, '', location.href)} />",
    says: /\/responsible-disclosure, after a first touch: it adds to the tab’s history by itself/,
  },
  'grievance-redressal-policy': {
    code: '<Late act={() => document.body.append(cover())} />',
    says: /\/\S+, after leaving it: it leaves <div> Accept\? covering the next page/,
  },
}

/** Code of this page that still runs on the next one. */
export const lingering: typeof mistakes = {
  'corporate-policies': {
    code: "<Late act={() => addEventListener('click', (event) => { event.preventDefault(); event.stopPropagation() }, true)} />",
    says: /links do nothing once \/corporate-policies has been opened: its code cancels clicks/,
  },
}
