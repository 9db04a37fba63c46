package dev.runesheet.language.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever can be said is written and read back; whatever is typed gives words, not exceptions. */
class EffectStringPropertyTest {

  private static final List<String> WORDS =
      List.of(
          "choose",
          "g",
          "s",
          "m",
          "v",
          "2",
          "-1",
          "99999",
          "<citizens",
          "<citizens>",
          "where",
          "gold_cost<=2",
          "name==Knight",
          "role==holy",
          ">",
          "<",
          "+",
          " + ",
          "count",
          "area",
          "Hills",
          "type",
          "Minion",
          "owned_worker",
          "exchange",
          "wild",
          "steal",
          "slay",
          "optional",
          "manipulate_resources",
          "mode=gain",
          "gain=g:1",
          "pay=g:1",
          "action.end",
          "effect.add",
          "action.fortskyler",
          "roll.set_one_die",
          "target=6",
          "cost=g:2",
          "\"The",
          "Deep\"",
          "take_owned",
          "monster",
          "random",
          "to=stack",
          "all_lose",
          "|",
          "seq",
          "\u0000",
          "é",
          "\"");

  @Property(tries = 1_000)
  void whatIsWrittenIsReadAsTheSame(@ForAll("programs") Phrase phrase, @ForAll boolean reward) {
    Column column = reward ? Column.REWARD : Column.ACTIVATION;
    String written = TestWords.WRITER.write(phrase, column);
    assertThat(TestWords.read(column, written)).isEqualTo(phrase);
  }

  @Property(tries = 1_000)
  void wordsInAnyOrderNeverThrow(@ForAll("wordSalad") String text, @ForAll Column column) {
    check(text, column);
  }

  @Property(tries = 1_000)
  void anyTextNeverThrows(@ForAll String text, @ForAll Column column) {
    check(text, column);
  }

  private static void check(String text, Column column) {
    Diagnostics findings = new Diagnostics();
    Optional<Phrase> phrase = TestWords.READER.read(text, column, TestWords.CELL, findings);
    assertThat(phrase.isEmpty()).isEqualTo(findings.hasErrors());
    phrase.ifPresent(
        one ->
            assertThat(TestWords.read(column, TestWords.WRITER.write(one, column))).isEqualTo(one));
  }

  @Provide
  Arbitrary<String> wordSalad() {
    return Arbitraries.of(WORDS)
        .list()
        .ofMaxSize(12)
        .map(words -> String.join(words.size() % 5 == 0 ? "" : " ", words));
  }

  @Provide
  Arbitrary<Phrase> programs() {
    return legs().list().ofMinSize(1).ofMaxSize(4).map(Phrase.Program::new);
  }

  private static Arbitrary<Leg> legs() {
    Arbitrary<Boolean> yesOrNo = Arbitraries.of(true, false);
    Arbitrary<String> kinds = Arbitraries.of("citizen", "monster");
    return Arbitraries.oneOf(
        Combinators.combine(resources(), Arbitraries.integers().between(-999, 999))
            .as(Amount::new)
            .filter(amount -> amount.number() != 0)
            .map(Leg.Gain::new),
        Combinators.combine(counted(), amounts()).as(Leg.Count::new),
        Combinators.combine(sides(), sides()).as(Leg.Exchange::new),
        Combinators.combine(
                amounts().list().ofMinSize(1).ofMaxSize(3), Arbitraries.integers().between(0, 9))
            .as(Leg.Steal::new),
        options().list().ofMinSize(2).ofMaxSize(4).uniqueElements().map(Leg.Choose::new),
        Arbitraries.of(Keys.WORDS).map(Leg.Key::new),
        Combinators.combine(Arbitraries.of("citizen", "domain"), yesOrNo).as(Leg.Flip::new),
        Combinators.combine(Arbitraries.of(TestWords.WORDS.types()), yesOrNo)
            .as((type, optional) -> new Leg.BanishCentre("monster", type, optional)),
        Combinators.combine(kinds, yesOrNo).as(Leg.BanishOwned::new),
        clauses().list().ofMinSize(1).ofMaxSize(3).map(Leg.StealCitizen::new),
        Combinators.combine(kinds, yesOrNo, yesOrNo, Arbitraries.integers().between(0, 9))
            .as(Leg.TakeOwned::new),
        Combinators.combine(kinds, amounts(), yesOrNo).as(Leg.ReturnOwned::new),
        Arbitraries.integers().between(1, 999).map(Leg.Harden::new),
        Combinators.combine(amounts(), amounts(), yesOrNo).as(Leg.Convert::new),
        Combinators.combine(amounts(), yesOrNo).as(Leg.TakeFrom::new),
        Combinators.combine(amounts(), amounts().optional(), yesOrNo).as(Leg.PayTo::new));
  }

  private static Arbitrary<Option> options() {
    return Arbitraries.oneOf(
        amounts().map(Option.OfAmount::new),
        Combinators.combine(clauses().list().ofMaxSize(3), amounts().list().ofMaxSize(2))
            .as(Option.OfCitizens::new),
        Arbitraries.integers().between(1, 9).map(Option.OfPicks::new),
        Combinators.combine(counted(), amounts()).as(Option.OfCount::new),
        Arbitraries.of(new Option.OfNoble(), new Option.OfGoods(), new Option.OfDomains()));
  }

  private static Arbitrary<Clause> clauses() {
    return Arbitraries.oneOf(
        Combinators.combine(
                Arbitraries.of("gold_cost", "holy_count", "worker_count"),
                Arbitraries.of(Clause.Relation.class),
                Arbitraries.integers().between(0, 999))
            .as(Clause::number),
        Arbitraries.of(StringWords.ROLES).map(role -> Clause.word(Clause.ROLE, role)),
        Arbitraries.of(TestWords.WORDS.citizens()).map(name -> Clause.word(Clause.NAME, name)));
  }

  private static Arbitrary<Counted> counted() {
    StringWords words = TestWords.WORDS;
    return Arbitraries.of(Counted.What.class)
        .flatMap(
            what -> {
              List<String> names =
                  switch (what) {
                    case PIPS -> StringWords.ROLES;
                    case CITIZENS, DOMAINS, MONSTERS -> List.of("");
                    case CITIZENS_NAMED -> words.citizens();
                    case STARTERS_NAMED -> words.starters();
                    case MONSTERS_NAMED -> words.monsters();
                    case AREA -> words.areas();
                    case TYPE -> words.types();
                  };
              return Arbitraries.of(names).map(name -> new Counted(what, name));
            });
  }

  private static Arbitrary<Side> sides() {
    return Combinators.combine(
            Arbitraries.oneOf(resources(), Arbitraries.just("")),
            Arbitraries.integers().between(1, 999))
        .as(Side::new);
  }

  private static Arbitrary<Amount> amounts() {
    return Combinators.combine(resources(), Arbitraries.integers().between(1, 999)).as(Amount::new);
  }

  private static Arbitrary<String> resources() {
    return Arbitraries.of(TestWords.WORDS.resources().meanings().values());
  }
}
