/**
 * Texts of different make in plain words, with the marks of `pasted.fixture.ts`: W what it does, F whom it is for, T trouble
 * solved, P proof, C cost, R rivals; H a heading that sorts what follows, and - for what goes into no field.
 */
export const plain: Readonly<Record<string, { name: string; whom?: string; marked: string }>> = {
  'a page’s text with its menu': {
    name: 'Poolwatch',
    marked: `{-}Home Product Prices Contact
{H}Poolwatch
{-}Peace of mind at the poolside
{W}Poolwatch counts who is in the pool and warns the lifeguard.
{-}Four cameras hang under the roof and look at the water.
{W}If somebody stays under for more than twenty seconds, it rings the lifeguard’s wristband.
{W}It cuts the time until help comes to eleven seconds.
{F}Poolwatch is for public pools and hotels with a pool of their own.
{P}It is used by 31 pools in Denmark and Sweden.
{C}A pool pays 290 euros a month.
{R:SwimEye|Poseidon}Other vendors are SwimEye and Poseidon.
{-}© 2026 Poolwatch ApS`,
  },
  'a leaflet': {
    name: 'Kilnwise',
    marked: `{H}KILNWISE
{-}Every firing a good one
{W}Our small box sits on the kiln and reads its heat every second.
{W}It tells the potter by text when to open the door.
{T}A firing that goes wrong ruins three weeks of work.
{W}Kilnwise saves 12 per cent of the gas in every firing.
{F}Made for potteries with two kilns or more.
{P}Ninety potteries use it, among them Bray & Daughter in Stoke.
{C}£240 to buy, nothing a month.
{-}Come and see us at stand 14.`,
  },
  'an e-mail to a friend': {
    name: 'Loaftrack',
    marked: `{-}Hey Jo,
{-}you asked what I am up to these days, so here goes.
{-}I left the bank in May.
{W}I sell a thing called Loaftrack now.
{W}It looks at yesterday’s till and tells a bakery how many loaves to bake tonight.
{F}My customers are bakeries with five to fifty shops.
{T}Most of them bake a fifth too much and give it to the pigs.
{P}One bakery in Leeds bins 400 loaves a week less than it did at Easter.
{C}They pay 60 pounds a shop each month.
{R-:Bakesmart|Ovenly}There are two competitors, Bakesmart and Ovenly, but both want a new till first.
{-}How are the children?
{-}Hugs, Mel`,
  },
  'a list of bullets': {
    name: 'Hivesense',
    marked: `{-}Hivesense in short:
{W}- weighs every hive each night
{W}- warns the beekeeper before a swarm leaves
{-}- one sensor lasts four years on one battery
{F}- who buys it: beekeepers with more than 40 hives
{P}- 2,100 hives are on it today
{P}- the Moorland Bee Farm lost 3 swarms last year instead of 19
{C}- 35 euros a hive, once
{R:BeeHero|Arnia}- others: BeeHero, Arnia
{R:driving out to look}- the alternative is driving out to look`,
  },
  'English as a German writes it': {
    name: 'Lagerblick',
    marked: `{-}Dear Mr Collins,
{-}thank you for the nice talk on the fair in Hannover.
{W}Our product Lagerblick makes the stock of spare parts visible in real time.
{W}With Lagerblick the technician sees on his mobile phone which part lies in which van.
{T}Today our customers are searching in average 40 minutes per day for parts.
{F}Our target group are service companies from 20 technicians on.
{P}At the company Huber Kältetechnik the second visits have been reduced by 27 %.
{C}The costs are 18 Euro per technician and month, plus once 2.500 Euro for the introduction.
{R-:SAP FSM}Compared to SAP FSM we are introduced in four weeks.
{-}With friendly greetings
{-}Jürgen Maier`,
  },
  'a page with headings': {
    name: 'Tidewell',
    marked: `{-}Tidewell: the calm tide clock for harbours
{H}What we do
{W}Tidewell tells every ship which berth has water enough, and when.
{H}Benefits
{W}Ships wait 35 minutes less outside.
{W}The pilot knows the berth before he leaves.
{H}Who uses it
{P}The ports of Esbjerg and Grimsby have used it since 2023.
{F}We look after harbours with a tide of more than two metres.
{H}What does it cost?
{C}2,900 euros a year for each berth.
{H}Why not just a tide table?
{R-:Portchain}A tide table knows nothing of wind, and other systems such as Portchain leave the depth out.
{-}About us
{-}We are seven people in Aarhus.`,
  },
  'a founder’s few words': {
    name: 'Nightjar',
    marked: `{-}We’re Nightjar.
{W}We listen to motorways at night and count the lorries, so that nobody has to stand there with a clipboard.
{F}We do it for road offices and the planners who work for them.
{W}Our boxes hear a lorry from 300 metres.
{T}Counting by hand takes two people a whole week for one road.
{P}Kent and Surrey have 60 of our boxes out.
{-}The county of Kent now counts 14 roads in the time of one.
{C}We rent the box out for 85 pounds a week.
{RW:radar}Unlike radar, it hears what kind of lorry it was.`,
  },
  'a message in a chat': {
    name: '',
    marked: `{-}hi Priya, quick one before your call at three
{W}Crewpost puts the right crew on the right film set and books their hotel.
{F}it’s for line producers at production companies who run three shoots at once.
{T}right now they do it all in one big spreadsheet and the hotel is always wrong.
{W}it finds a stand-in within the hour when somebody is ill.
{P}Northlight Pictures has booked 900 crew days with us.
{C}costs 5 per cent of the hotel bill, nothing else.
{R:Yamdu|StudioBinder}the other tools are Yamdu and StudioBinder.
{-}shout if you need more!`,
  },
  'a letter of a family firm': {
    name: '',
    marked: `{-}Dear neighbours,
{-}my brother and I took the works over from our father in 1998.
{W}We wash the windows of shops and offices before they open.
{W}Our people come at five and are gone by seven.
{F}We work for shops, surgeries and small offices in the old town.
{P}The library has been with us for eleven years.
{W}We wash 140 shop fronts a week.
{C}A shop front is 9 pounds a wash.
{-}The chains send somebody else each time; we do not.
{-}Yours, the Pellings`,
  },
  'a post for a network': {
    name: 'Silowatch',
    marked: `{-}Proud day for our little team!
{-}After two years in a barn, Silowatch is live.
{W}Silowatch looks into feed silos by radar and orders feed before they run dry.
{-}Farmers climb twelve metres up a ladder in the rain, just to knock on a wall.
{-}And on a Sunday the silo is empty.
{P}Our first 40 farms have not run out once since June.
{P}They order 8% less feed, because nothing goes mouldy.
{C}€19 per silo per month, sensor included.
{R-:the ladder|the scales of BinSentry}Alternatives are the ladder, or the scales of BinSentry at four times the price.
{-}Write to me if you keep pigs.
{-}#farming #startup #proud`,
  },
  'a data sheet': {
    name: 'FT-200',
    marked: `{-}DATA SHEET
{-}FT-200 Leak Finder
{W}The FT-200 finds leaks in compressed-air pipes from eight metres away.
{W}It shows the leak on a screen and how much air is lost.
{-}Use
{F}For maintenance teams in plants with more than 500 kW of compressors
{-}A worker walks the hall once a month.
{P}In 60 plants it found leaks worth 22,000 euros a year on average.
{H}Price
{C}7,400 euros, including the first calibration
{H}Similar products
{R:Fluke ii900|FLIR Si124}Fluke ii900, FLIR Si124
{-}Rev. 3, subject to change`,
  },
  'a page of a shop': {
    name: 'Gatekeep',
    marked: `{-}Gatekeep – the quiet door
{W}Gatekeep lets the postman into the hall without a key.
{F}It is for landlords with more than twenty flats.
{-}Parcels lie in the rain or come back after a week.
{P}Housing association Noord fitted 1,400 doors last year.
{P}Complaints about parcels fell by half.
{C}99 euros a door, and 2 euros a month.
{R:Nuki|Kiwi}Competitors are Nuki and Kiwi.
{-}Delivery within Europe.`,
  },
  'what somebody says aloud': {
    name: 'Rounds',
    marked: `{W}We make an app called Rounds.
{T}Nurses see on it who needs what on the next round, and nothing gets forgotten.
{F}Mostly we sell to small hospitals, say fifty to two hundred beds.
{T}They all still carry paper lists around.
{P}St Mary’s told us the handover takes nine minutes now, it was twenty-five.
{C}It’s eight pounds a bed a month.
{-}Against us you would hear of Nervecentre and CareFlow.`,
  },
  'a letter from a German firm': {
    name: 'Palettenpilot',
    marked: `{-}Good day,
{-}I want to present you shortly our solution.
{W}Palettenpilot is a software which calculates how the pallets are stacked in the truck.
{-}The driver gets a picture on his tablet and must not think.
{T}Actually the most forwarders lose about two pallet places per truck.
{F}It is suitable for forwarding agencies with more than 15 trucks.
{P}Our customer Spedition Krause saves since one year 11 % of the trips.
{C}The licence costs 49 Euro per truck and month.
{R:Cargo-Planner|EasyCargo}Alternatives on the market are Cargo-Planner and EasyCargo.
{-}Kind regards, Anke Vogt`,
  },
  'notes for a Monday': {
    name: '',
    marked: `{-}Notes for Monday
{W}- our drone flies round the roof and counts loose tiles
{-}- report with photos the same evening
{F}- for housing associations and insurers
{T}- scaffolding costs 3,000 pounds before anybody has seen a tile
{P}- 700 roofs done since spring
{P}- Anglian Homes saved 90k on scaffolding
{C}- 120 pounds a roof
{R:scaffolding firms|RoofScan}- vs. scaffolding firms, vs. RoofScan`,
  },
  'questions for headings': {
    name: '',
    marked: `{-}Cellar Door
{H}What is it?
{W}A stock book for wine merchants that fills itself.
{H}How does it work?
{W}You photograph the delivery note, and every bottle is booked in.
{H}Who is it for?
{F}Wine merchants with one to ten shops
{H}Why change?
{T}Bottles get lost between cellar and shop.
{T}Stocktaking takes a whole Sunday.
{H}Who uses it already?
{P}Vinothek Bern, Green Bottle and 70 others
{H}What does it cost?
{C}£39 a month for each shop
{H}And the others?
{R-:Vintrace}Vintrace is made for growers.`,
  },
  'the page about a firm': {
    name: 'Quayline',
    marked: `{-}About Quayline
{-}Quayline was born on a rainy pier in 2019.
{W}Today it helps ferry companies to fill their car decks.
{W}It reads the bookings, measures each car at the gate and tells the crew where to park it.
{F}We work with ferry lines of two to forty ships.
{P}Strandlinjen takes eleven more cars on every crossing since last summer.
{P}In total 26 ferries sail with Quayline.
{C}The price is 1,200 euros per ship and month.
{RW:Carus}Unlike Carus, we measure the car and do not trust the booking.
{-}Our team is spread over three countries.`,
  },
  'a message on a phone': {
    name: '',
    marked: `{-}hey!! so about my new job
{W}we make a pillow that stops you from snoring
{W}it turns your head a little when it hears you
{F}hotels buy it mostly
{T}guests complain about noise from their own husbands lol
{P}the Ritz in Riga has 40 of them
{P}they got 30% fewer complaints
{C}99 euros each
{R:ear plugs}the competition is ear plugs`,
  },
  'a sales sheet with headings': {
    name: 'GreenTrack',
    marked: `{-}GreenTrack – product sheet
{H}In one sentence
{W}GreenTrack measures the water in the soil of golf courses and switches the sprinklers.
{H}Customer benefits
{W}Saves up to 30% water
{W}The greenkeeper gets up an hour later
{H}Target customers
{F}18-hole courses with sprinklers
{H}References
{P}Golf Club Hartenfels, Royal Zoute
{H}Pricing
{C}Sensor: €180
{C}Software: €90 per month
{H}Competitors
{R:Soil Scout}Soil Scout
{R:Toro Turf Guard}Toro Turf Guard`,
  },
}
