/** A line of a drawing 300 wide and 64 high. Each drawing continues the previous one at a height of 32. */
export interface Stroke {
  readonly d: string
  readonly tone: 'action' | 'text' | 'muted' | 'amber'
  /** In pixels. */
  readonly wide: number
  readonly dashed?: true
}

/** A merchant is unknown at first, and money moves once all three checks are passed. */
export const onboard: readonly Stroke[] = [
  { d: 'M0 32H78', tone: 'muted', wide: 2, dashed: true },
  { d: 'M78 32H148', tone: 'action', wide: 3 },
  { d: 'M148 32H218', tone: 'action', wide: 5.5 },
  { d: 'M218 32H300', tone: 'action', wide: 8 },
  { d: 'M78 12V52M148 12V52M218 12V52', tone: 'text', wide: 3 },
]

/** The bank in the middle is down, so the payment goes by another. */
export const route: readonly Stroke[] = [
  { d: 'M50 32C100 32 80 54 130 54H170C220 54 200 32 250 32', tone: 'muted', wide: 2 },
  { d: 'M50 32H140M160 32H250', tone: 'muted', wide: 2, dashed: true },
  { d: 'M143 25L157 39M157 25L143 39', tone: 'amber', wide: 3 },
  { d: 'M0 32H50C100 32 80 10 130 10H170C220 10 200 32 250 32H300', tone: 'action', wide: 8 },
]

/** Three books become one, and the line that agrees with no other is set aside. */
export const recon: readonly Stroke[] = [
  { d: 'M0 4H40C90 4 80 26 130 26', tone: 'text', wide: 4 },
  { d: 'M0 60H40C90 60 80 38 130 38', tone: 'muted', wide: 4 },
  { d: 'M165 35C205 35 195 56 225 56H240', tone: 'amber', wide: 3 },
  { d: 'M0 32H300', tone: 'action', wide: 8 },
  { d: 'M130 19V45', tone: 'text', wide: 3 },
]

/** Each owner’s money in a compartment of its own. */
export const vault: readonly Stroke[] = [
  {
    d: 'M0 32H60M60 32C100 32 80 13 120 13H150M60 32C100 32 80 51 120 51H150M60 32H150',
    tone: 'action',
    wide: 8,
  },
  { d: 'M150 13H270M150 32H230M150 51H190', tone: 'action', wide: 12 },
  { d: 'M148 3H298V61H148ZM148 22.5H298M148 41.5H298', tone: 'text', wide: 2 },
]
