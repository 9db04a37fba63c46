package dev.runesheet.language.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
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
    String written = ShippedStrings.WRITER.write(phrase, column);
    assertThat(ShippedStrings.read(column, written)).isEqualTo(phrase);
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
    Optional<Phrase> phrase =
        ShippedStrings.READER.read(text, column, ShippedStrings.CELL, findings);
    assertThat(phrase.isEmpty()).isEqualTo(findings.hasErrors());
    phrase.ifPresent(
        one ->
            assertThat(ShippedStrings.read(column, ShippedStrings.WRITER.write(one, column)))
                .isEqualTo(one));
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
    return RandomPhrases.programs();
  }
}
