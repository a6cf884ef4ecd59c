/// 256 short words of English, one for each byte. Their order is part of the names of groups and never changes.
enum WordList {
    /// The words, in the order of their bytes.
    static let words = """
        acorn agate alder amber anchor apple april apron arrow aspen atlas attic autumn bacon badge bagel baker
        bamboo banjo barley basil basket beaver berry birch blossom bottle branch bread breeze brick bridge
        bronze brook broom bucket button cabin cactus camel candle canoe canyon carbon cargo carpet carrot
        castle cedar cello cherry chess chimney cinema circle citrus clock clover cobalt coconut coffee comet
        compass copper coral cotton cousin crane crayon cricket crystal curtain dahlia daisy dancer delta desert
        diary dinner dolphin domino donkey dragon drum eagle earth echo ember emerald engine evening fabric
        falcon farmer feather fennel ferry fiddle finch fjord flame flute forest fossil fountain fox galaxy
        garden garlic geyser ginger glacier globe goat golden granite grape green guitar hammer harvest hazel
        helmet heron hill honey hotel igloo indigo iris island ivory jacket jaguar jasmine jelly jewel jigsaw
        jungle juniper kayak kettle kitten kiwi koala ladder lagoon lantern laurel lemon lentil library lilac
        lime lion lobster lotus magnet mango maple marble market meadow melon mint mirror moon morning mosaic
        mountain mushroom mustard nectar needle noodle north novel nutmeg oasis oboe ocean olive onion opal
        orange orchid otter oyster paddle palace panda papaya parade parrot peach pebble pelican pencil pepper
        piano picnic pigeon pillow pine planet plum pocket polar pollen pony poppy potato prairie pumpkin puzzle
        quartz quilt rabbit radio rainbow raven ribbon river robin rocket rose ruby saddle saffron sailor salmon
        sand sapphire saturn sesame shadow silver sketch snow sparrow spring sugar summer tea teapot temple
        tiger timber tomato tulip turtle umbrella valley vanilla velvet violet
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
