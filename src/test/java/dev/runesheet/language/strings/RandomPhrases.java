package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.language.strings.words.StringWords;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random effect strings, as trees. */
public final class RandomPhrases {

  private RandomPhrases() {}

  /** Programs of payouts. */
  public static Arbitrary<Phrase> programs() {
    return parts().list().ofMinSize(1).ofMaxSize(4).map(Phrase.Program::new);
  }

  private static Arbitrary<Part> parts() {
    Arbitrary<Boolean> yesOrNo = Arbitraries.of(true, false);
    Arbitrary<Kind> kinds = Arbitraries.of(Kind.CITIZEN, Kind.MONSTER);
    return Arbitraries.oneOf(
        Combinators.combine(resources(), Arbitraries.integers().between(-999, 999))
            .as(Amount::new)
            .filter(amount -> amount.number() != 0)
            .map(Payout.Gain::new),
        Combinators.combine(counted(), amounts()).as(Payout.Count::new),
        Combinators.combine(sides(), sides()).as(Payout.Exchange::new),
        Combinators.combine(
                amounts().list().uniqueElements().ofMinSize(1).ofMaxSize(3),
                Arbitraries.integers().between(0, 9))
            .as(Payout.Steal::new),
        options()
            .list()
            .ofMinSize(2)
            .ofMaxSize(4)
            .uniqueElements()
            .map(Payout.Choose::new)
            .filter(choice -> choice.problems().isEmpty()),
        Arbitraries.of(KeyWord.class),
        Combinators.combine(Arbitraries.of(Kind.CITIZEN, Kind.DOMAIN), yesOrNo)
            .as(CardPart.Flip::new),
        Combinators.combine(Arbitraries.of(ShippedStrings.WORDS.types()), yesOrNo)
            .as((type, optional) -> new CardPart.BanishCentre(Kind.MONSTER, type, optional)),
        Combinators.combine(kinds, yesOrNo).as(CardPart.BanishOwned::new),
        tests().list().ofMinSize(1).ofMaxSize(3).map(CardPart.StealCitizen::new),
        Combinators.combine(kinds, yesOrNo, yesOrNo, Arbitraries.integers().between(0, 9))
            .as(CardPart.TakeOwned::new),
        Combinators.combine(kinds, amounts(), yesOrNo).as(CardPart.ReturnOwned::new),
        Arbitraries.integers().between(1, 999).map(CardPart.Harden::new),
        Combinators.combine(amounts(), amounts(), yesOrNo).as(Payout.Convert::new),
        Combinators.combine(amounts(), yesOrNo).as(Payout.TakeFrom::new),
        Combinators.combine(amounts(), amounts().optional(), yesOrNo).as(Payout.PayTo::new));
  }

  private static Arbitrary<Option> options() {
    return Arbitraries.oneOf(
        amounts().map(Option.OfAmount::new),
        Combinators.combine(tests().list().ofMaxSize(3), amounts().list().ofMaxSize(2))
            .as(Option.OfCitizens::new),
        Arbitraries.integers().between(1, 9).map(Option.OfPicks::new),
        Combinators.combine(counted(), amounts()).as(Option.OfCount::new),
        Arbitraries.of(new Option.OfNoble(), new Option.OfGoods(), new Option.OfDomains()));
  }

  private static Arbitrary<CitizenTest> tests() {
    return Arbitraries.oneOf(
        Combinators.combine(
                Arbitraries.of("gold_cost", "holy_count", "worker_count"),
                Arbitraries.of(CitizenTest.Relation.class),
                Arbitraries.integers().between(0, 999))
            .as((field, relation, number) -> new CitizenTest(field, relation, number, "")),
        Arbitraries.of(Role.WORDS).map(role -> word(CitizenTest.ROLE, role)),
        Arbitraries.of(ShippedStrings.WORDS.citizens()).map(name -> word(CitizenTest.NAME, name)));
  }

  private static CitizenTest word(String field, String word) {
    return new CitizenTest(field, CitizenTest.Relation.EQUAL, 0, word);
  }

  private static Arbitrary<CountedThings> counted() {
    StringWords words = ShippedStrings.WORDS;
    return Arbitraries.of(CountedThings.What.class)
        .flatMap(
            what -> {
              List<String> names =
                  switch (what) {
                    case PIPS -> Role.WORDS;
                    case CITIZENS, DOMAINS, MONSTERS -> List.of("");
                    case CITIZENS_NAMED -> words.citizens();
                    case STARTERS_NAMED -> words.starters();
                    case MONSTERS_NAMED -> words.monsters();
                    case AREA -> words.areas();
                    case TYPE -> words.types();
                  };
              return Arbitraries.of(names).map(name -> new CountedThings(what, name));
            });
  }

  private static Arbitrary<Amount> sides() {
    return Combinators.combine(
            Arbitraries.oneOf(resources(), Arbitraries.just("")),
            Arbitraries.integers().between(1, 999))
        .as(Amount::new);
  }

  private static Arbitrary<Amount> amounts() {
    return Combinators.combine(resources(), Arbitraries.integers().between(1, 999)).as(Amount::new);
  }

  private static Arbitrary<String> resources() {
    return Arbitraries.of(StringWords.RESOURCES.meanings().values());
  }
}
