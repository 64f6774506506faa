import type { BuyerReply, Scene } from './scene.ts'

/** What a listener would read off the buyer. Nothing on hard and expert: they keep their feelings to themselves. */
export function moodOf({ mind, tuning }: Pick<Scene, 'mind' | 'tuning'>): BuyerReply['mood'] {
  if (!tuning.showsMood) return { word: 'Hard to read', level: 50 }
  const { trust, interest, patience } = mind.meters
  const level = Math.round(trust * 0.4 + interest * 0.4 + Math.min(patience, 60) * 0.33)
  if (patience < 15) return { word: 'Losing patience', level: Math.min(level, 20) }
  if (trust < 15 && patience < 40) return { word: 'Annoyed', level }
  // The difficulty's own word for the trust a medium call starts with: guarded is who has less than that.
  const reserve = trust < 18 ? 'Guarded' : 'Neutral'
  if (trust < 28) return { word: interest >= 35 ? `${reserve}, curious` : reserve, level }
  if (trust < 45) return { word: interest >= 45 ? 'Warming' : 'Attentive', level }
  if (interest < 40) return { word: 'Friendly, unconvinced', level }
  return { word: interest >= 60 ? 'Interested' : 'Open', level }
}
