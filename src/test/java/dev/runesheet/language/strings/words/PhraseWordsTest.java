package dev.runesheet.language.strings.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.strings.Amount;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.language.strings.PhraseWords;
import dev.runesheet.language.strings.ShippedStrings;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effect strings in English. */
class PhraseWordsTest {

  private static final PhraseWords WORDS =
      new PhraseWords(flag -> "Means " + flag + ".", pool -> "card of " + pool.replace('_', ' '));

  /** A column at its own moment, with what is printed beside it. */
  private static String say(Phrase phrase, Column column, List<Amount> printed) {
    List<String> moments = column.moment().isEmpty() ? List.of() : List.of(column.moment());
    return WORDS.say(phrase, column, printed, moments);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ON_TURN | choose g 2 m 2 | In your turn, choose one: 2 gold; or 2 magic.
          OFF_TURN | exchange s 1 g 2 | In other turns, you may pay 1 strength to gain 2 gold.
          ON_TURN | g 1 + exchange s 1 g 2 | In your turn, gain 1 gold, then pay 1 strength to gain 2 gold, if you can.
          ENGAGE | g 2 + g -3 + v 1 | Gain 2 gold, then pay 3 gold, then gain 1 victory point.
          ENGAGE | exchange g 2 v 3 + g -3 | Pay 2 gold to gain 3 victory points, if you can, then pay 3 gold, as far as there is.
          RELIC | recruit + g -3 | You may hire a citizen. Then pay 3 gold, as far as there is.
          ENGAGE | exchange g 2 v 3 | Pay 2 gold to gain 3 victory points, if you can.
          ENGAGE | exchange wild 1 wild 2 | You may pay 1 gold, strength or magic to gain 2 gold, strength or magic.
          RELIC | exchange wild 1 wild 2 | Pay 1 gold, strength or magic to gain 2 gold, strength or magic.
          RELIC | v 1 + exchange wild 1 wild 2 | Gain 1 victory point, then you may pay 1 gold, strength or magic to gain 2 gold, strength or magic.
          ACTIVATION | self_convert g 2 v 5 | When you gain it, pay 2 gold to gain 5 victory points, if you can.
          ACTIVATION | pay_to_player g 1 s 2 | When you gain it, pay 1 gold to another player to gain 2 strength, if you can.
          ACTIVATION | pay_to_player g 1 v 2 | When you gain it, you may pay 1 gold to another player to gain 2 victory points.
          REWARD | banish_owned citizen optional + v 2 | When you slay it, you may banish one of your citizens. Then gain 2 victory points.
          REWARD | slay + recruit | When you slay it, you may slay a monster, then you may hire a citizen.
          REWARD | count area Hills g 1 | When you slay it, gain 1 gold for each monster of the area Hills you have slain.
          REWARD | count owned_monsters g 1 + count owned_monsters g 1 | When you slay it, gain 2 gold for each monster you have slain.
          REWARD | count owned_monsters g 1 + count owned_domains g 1 + count owned_monsters g 1 | When you slay it, gain 2 gold for each monster you have slain and 1 gold for each of your domains.
          ENGAGE | g -3 + v 1 + recruit | Pay 3 gold, then gain 1 victory point, then you may hire a citizen.
          ENGAGE | steal g 5 m 5 victim_vp=1 | Take 5 gold or 5 magic from another player; that player gains 1 victory point.
          ACTIVATION | s 3 + choose <citizens where role==soldier and gold_cost<=2> | When you gain it, gain 3 strength, then gain a soldier citizen of the centre that costs at most 2 gold.
          REWARD | choose <citizens where holy_count>=1 + v 1> | When you slay it, gain 1 victory point and a citizen of the centre that has at least 1 holy sign.
          REWARD | choose <citizens where shadow_count==1> g 2 | When you slay it, choose one: a citizen of the centre that has 1 shadow sign; or 2 gold.
          REWARD | choose <citizens where role==holy + v 1> | When you slay it, gain a holy citizen of the centre and 1 victory point.
          PASSIVE | action.end pay_to_player g 1 v 1 optional | After your actions, you may pay 1 gold to another player to gain 1 victory point.
          PASSIVE | roll.set_one_die target=6 cost=g:2 | After your roll, you may pay 2 gold to turn one die to 6.
          PASSIVE | immunity.take | Means immunity.take.
          COST | count owned_monster_name Harpies m 1 | It costs 1 magic more for each monster called Harpies you have slain.
          ROLL | all_lose m 1 | When its number is rolled, every player loses 1 magic.
          REVEAL | all_may self_convert pay=wild:5 gain=v:3 | When it is drawn, every player may pay 5 gold, strength or magic to gain 3 victory points.
          SCORE | floor_div gold 3 1 | It scores 1 victory point for every 3 gold.
          """)
  void isSaidToThePlayer(Column column, String text, String sentence) {
    assertThat(say(ShippedStrings.read(column, text), column, List.of())).isEqualTo(sentence);
  }

  @Test
  void whatIsPrintedIsSaidWithTheString() {
    Phrase phrase = ShippedStrings.read(Column.ON_TURN, "g 2 + slay");

    assertThat(say(phrase, Column.ON_TURN, List.of(new Amount("magic", 1))))
        .isEqualTo(
            "In your turn, gain 1 magic and 2 gold, then you may slay a monster after the"
                + " harvest.");
  }

  @Test
  void anExchangeIsOfferedAlsoAfterWhatIsPrinted() {
    Phrase phrase = ShippedStrings.read(Column.OFF_TURN, "exchange s 1 g 2");

    assertThat(say(phrase, Column.OFF_TURN, List.of(new Amount("magic", 1))))
        .isEqualTo("In other turns, gain 1 magic, then you may pay 1 strength to gain 2 gold.");
  }

  @Test
  void eachShippedStringIsASentenceWithoutWordsOfTheLanguage() {
    for (ShippedStrings.Shipped shipped : ShippedStrings.all()) {
      Phrase phrase = ShippedStrings.read(shipped.column(), shipped.text());
      String said = say(phrase, shipped.column(), List.of());

      boolean none = shipped.column() == Column.STARTER_TRIGGER && shipped.text().isEmpty();
      assertThat(said).as(shipped.text()).endsWith(none ? "" : ".");
      if (!said.contains("Means ")) {
        assertThat(said).as(shipped.text()).doesNotContainPattern("[_<>=|\"]");
      }
    }
  }
}
