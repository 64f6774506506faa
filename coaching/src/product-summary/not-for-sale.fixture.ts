/** Texts about nothing that is for sale, however much in them costs money and goes wrong. */
export const notForSale: Readonly<Record<string, string>> = {
  'minutes of a parents’ evening': `Minutes of the parents’ evening on 4 March
Mrs Holt opened the evening at seven and thanked everybody for coming.
The climbing frame is broken again, and nobody knows who has the key of the shed.
Two fathers offered to repair it in April.
The trip to the zoo costs 14 pounds a child, and the bus leaves at eight.
Lunch is still too cold, which Mr Brown will tell the kitchen.
We are looking for somebody who bakes for the summer fair.
The next meeting is on 6 May.`,
  'a note about a weekend': `We drive to the coast on Friday.
The house has no heating, so nobody slept much last time.
Anna brings the dog, which never stops barking.
We still have to pay Peter 40 pounds for the boat.
It was broken in June, and he lost two weeks.
Bring warm socks.`,
  'an advertisement for a job': `Warehouse assistant wanted
We are a wholesaler of flowers in Aalsmeer.
You start at four in the morning and pack orders until noon.
We offer 16 euros an hour and a free lunch.
You cannot be late, as the trucks do not wait.
Write to jobs@bloom.example.`,
  'a recipe': `Peel the apples and cut them into slices.
Melt the butter, but never let it brown.
My grandmother used lard, which costs half as much.
Bake for 40 minutes until nobody can wait any longer.
Serve it warm with cream.`,
  'news of a town': `Council closes swimming pool
The town council has decided to close the pool in Elm Road.
Repairs would cost 900,000 pounds, and there is no money.
Swimmers are angry and have collected 3,000 signatures.
“We learned to swim here,” said Ann Cole.
The council will meet again in May.`,
  'a letter from the heart': `My dear Anna,
It has rained since you left, and nobody laughs at my jokes.
I found your blue scarf behind the piano.
The neighbours ask about you, and I never know what to say.
We could meet in Lyon, half way for both of us.
Tickets cost 40 euros, and I have no time to waste.
Yours, always.`,
  'a ticket about a printer': `Ticket 4821: printer on floor 3
The printer does not print since Monday.
I tried to switch it off and on twice.
It shows error 50 and makes a noise.
Nobody from IT has called back.
Please send somebody before Friday.`,
}
