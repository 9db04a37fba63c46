package dev.runesheet.language.strings;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes are found at their character, with what is expected and the nearest word. */
class EffectStringMistakesTest {

  private static List<Diagnostic> findings(Column column, String text) {
    Diagnostics findings = new Diagnostics();
    assertThat(ShippedStrings.READER.read(text, column, ShippedStrings.CELL, findings)).isEmpty();
    assertThat(findings.hasErrors()).isTrue();
    return findings.all();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      ignoreLeadingAndTrailingWhitespace = true,
      value = {
        // column, text, code, character, words that the sentence has
        "REWARD ~ chose g 2 m 2 ~ RS166 ~ 1 ~ did you mean 'choose'",
        "REWARD ~ cuont area Hills g 1 ~ RS166 ~ 1 ~ did you mean 'count'",
        "REWARD ~ g 2 + recuit ~ RS166 ~ 7 ~ did you mean 'recruit'",
        "PASSIVE ~ action.ende g 1 ~ RS166 ~ 1 ~ did you mean 'action.end'",
        "PASSIVE ~ roll.set_one_dice target=6 ~ RS166 ~ 1 ~ did you mean 'roll.set_one_die'",
        "PASSIVE ~ roll.on_evnt doubles g 1 ~ RS166 ~ 1 ~ did you mean 'roll.on_event'",
        "PASSIVE ~ harvest.gain_per_owned_citizen Miner m 2 ~ RS166 ~ 1 ~ did you mean"
            + " 'harvest.gain_per_owned_citizen_name'",
        "REWARD ~ x 2 ~ RS166 ~ 1 ~ found 'x'",
        "REWARD ~ choose x 2 m 2 ~ RS167 ~ 8 ~ g, s, m",
        "ROLL ~ add_slay_cost v 1 ~ RS167 ~ 15 ~ one of g, s, m",
        "ROLL ~ add_self_slay_cost p 1 max=3 ~ RS167 ~ 20 ~ one of g, s, m",
        "COST ~ count owned_monster_name Harpies v 1 ~ RS167 ~ 34 ~ one of g, s, m",
        "PASSIVE ~ roll.set_one_die target=6 cost=x:2 ~ RS167 ~ 32 ~ g_per_owned_role",
        "PASSIVE ~ roll.set_one_die target=6 cost=g_per_owned_rle:holy_citizen ~ RS167 ~ 32 ~"
            + " did you mean 'g_per_owned_role'",
        "REWARD ~ choose g 2 x 2 ~ RS167 ~ 12 ~ g, s, m",
        "REWARD ~ exchange q 1 g 2 ~ RS167 ~ 10 ~ wild",
        "REWARD ~ choose <citizens where role==solder> ~ RS168 ~ 30 ~ did you mean 'soldier'",
        "REVEAL ~ all_may banish_owned_citizen role=priest gain=v:3 ~ RS168 ~ 35 ~ shadow",
        "REWARD ~ count area Mountain g 2 ~ RS169 ~ 12 ~ did you mean 'Mountains'",
        "REWARD ~ count area hills g 2 ~ RS169 ~ 12 ~ did you mean 'Hills'",
        "PASSIVE ~ harvest.gain_per_owned_citizen_name Knigth g 1 ~ RS170 ~ 37 ~ did you mean"
            + " 'Knight'",
        "COST ~ count owned_monster_name Harpy s 1 ~ RS170 ~ 26 ~ Harpies",
        "REWARD ~ choose <citizens where name==Wizard> ~ RS170 ~ 30 ~ Knight",
        "REWARD ~ choose <citizens where colour==2> ~ RS171 ~ 24 ~ gold_cost",
        "REWARD ~ choose <citizens where area==Hills> ~ RS171 ~ 24 ~ gold_cost",
        "REWARD ~ choose <citizens where gold_cost==cheap> ~ RS174 ~ 35 ~ a number",
        "REWARD ~ choose <citizens where name==3> ~ RS165 ~ 30 ~ a name",
        "REWARD ~ choose <citizens where name<=Knight> ~ RS171 ~ 28 ~ ==",
        "REWARD ~ choose <<citizens>> ~ RS172 ~ 9 ~ citizens",
        "REWARD ~ choose <citizens where <citizens>> ~ RS171 ~ 24 ~ gold_cost",
        "REWARD ~ choose g 2 <citizens ~ RS172 ~ 21 ~ found the end",
        "REWARD ~ choose <citizens where gold_cost<=2 ~ RS172 ~ 36 ~ found the end",
        "REWARD ~ choose <citizens + g 1 ~ RS172 ~ 23 ~ >",
        "REWARD ~ choose ~ RS173 ~ 7 ~ found the end",
        "REWARD ~ choose + g 2 ~ RS173 ~ 7 ~ g, s, m",
        "REWARD ~ choose g 2 ~ RS173 ~ 1 ~ a second thing",
        "REWARD ~ choose g 2 g 2 ~ RS173 ~ 12 ~ something else",
        "REWARD ~ choose g 2 g 3 ~ RS173 ~ 8 ~ something else, since there is 3 gold as well",
        "REWARD ~ choose m 3 g 3 g 1 ~ RS173 ~ 16 ~ since there is 3 gold as well",
        "REWARD ~ steal g 1 g 1 ~ RS173 ~ 11 ~ something else",
        "REWARD ~ g 2000 ~ RS174 ~ 3 ~ -999 to 999",
        "REWARD ~ count area Hills g 99999999999999999999 ~ RS174 ~ 20 ~ 1 to 999",
        "REWARD ~ choose g -2 m 2 ~ RS174 ~ 10 ~ 1 to 999",
        "REWARD ~ exchange s -1 g 2 ~ RS174 ~ 12 ~ 1 to 999",
        "REWARD ~ g 0 ~ RS174 ~ 3 ~ other than 0",
        "PASSIVE ~ roll.set_one_die target=7 ~ RS174 ~ 25 ~ 1 to 6",
        "REWARD ~ m 4 +slay ~ RS175 ~ 5 ~ a plus without blanks",
        "REWARD ~ m 4+ slay ~ RS175 ~ 4 ~ a plus without blanks",
        "REWARD ~ m 4+slay ~ RS175 ~ 4 ~ a plus without blanks",
        "REWARD ~ slay now ~ RS176 ~ 6 ~ found 'now'",
        "REWARD ~ g 2 m 2 ~ RS176 ~ 5 ~ found 'm'",
        "REWARD ~ g 2 + ~ RS175 ~ 5 ~ blank",
        "PASSIVE ~ effect.add action.emeraldstrongold ~ RS177 ~ 12 ~ did you mean"
            + " 'action.emeraldstronghold'",
        "REIGN ~ grant_all action.blessedland ~ RS177 ~ 11 ~ did you mean 'action.blessedlands'",
        "ACTIVATION ~ manipulate_resources mode=self_convert pay=g:3 ~ RS178 ~ 1 ~ gain=",
        "ACTIVATION ~ manipulate_resources mode=gain gain=g:1 gain=g:2 ~ RS178 ~ 41 ~ once",
        "ACTIVATION ~ manipulate_resources mode=gain gain=g:1 pay=g:2 ~ RS178 ~ 41 ~ no 'pay'",
        "ACTIVATION ~ manipulate_resources gain=g:1 ~ RS178 ~ 1 ~ mode",
        "ENGAGE ~ take_owned monster random to=stack to=self ~ RS178 ~ 36 ~ once",
        "REWARD ~ count type Mignon g 3 ~ RS179 ~ 12 ~ did you mean 'Minion'",
        "REWARD ~ count g 3 ~ RS165 ~ 7 ~ area",
        "REWARD ~ count owned_priest g 2 ~ RS165 ~ 7 ~ owned_shadow",
        "REWARD ~ g two ~ RS165 ~ 3 ~ a number",
        "ACTIVATION ~ harvest.gain_per_owned_citizen_name Knight g 1 ~ RS166 ~ 1 ~ one of",
        "STARTER_TRIGGER ~ doubles ~ RS176 ~ 1 ~ doubles_or_no_payout",
        "SCORE ~ floor_div silver 3 1 ~ RS165 ~ 11 ~ gold",
        "REWARD ~ count area Undead Samurai g 1 ~ RS167 ~ 19 ~ a name with blanks stands in"
            + " quotes: \"Undead Samurai\"",
        "REWARD ~ count area Hills gg 1 ~ RS167 ~ 18 ~ did you mean 'g'",
        "REWARD ~ choose <citizens where name==King's Guard> ~ RS172 ~ 37 ~ in quotes:"
            + " \"King's Guard\"",
        "REWARD ~ count owned_monster_name \"Sea Drake g 1 ~ RS165 ~ 26 ~ the quote is not closed",
        "REWARD ~ choose 2g 2m ~ RS165 ~ 8 ~ write the resource, a blank and the number: g 2",
        "REWARD ~ choose g2 m2 ~ RS165 ~ 8 ~ write the resource, a blank and the number: g 2",
        "REWARD ~ gold 2 ~ RS166 ~ 1 ~ did you mean 'g 2'",
        "REWARD ~ choose magic 2 strength 1 ~ RS173 ~ 8 ~ did you mean 'm 2'",
        "REWARD ~ 2 gold ~ RS166 ~ 1 ~ did you mean 'g 2'",
        "REWARD ~ s 1 + 12m ~ RS165 ~ 7 ~ write the resource, a blank and the number: m 12",
        "REWARD ~ choose g 2 <citizens where gold_cost<=2 ~ RS172 ~ 40 ~ the < at character 12 is"
            + " not closed: write >",
        "REWARD ~ choose <citizens + g 1 ~ RS172 ~ 23 ~ the < at character 8 is not closed",
        "REWARD ~ choose g 2 <citizens where gold_cost=<2> ~ RS174 ~ 38 ~ did you mean '<='?",
        "REWARD ~ roll.settled g 1 ~ RS166 ~ 1 ~ it can stand under 'From then on'",
        "REWARD ~ choose [citizens] ~ RS173 ~ 8 ~ brackets are written < and >",
      })
  void aMistakeIsFoundAtItsCharacter(
      Column column, String text, String code, int character, String says) {
    Diagnostic first = findings(column, text).get(0);
    assertThat(first.message()).contains(says);
    assertThat(first.code().id()).isEqualTo(code);
    assertThat(first.location()).isEqualTo(ShippedStrings.CELL.character(character));
  }

  @Test
  void anUnknownFieldIsOneFinding() {
    assertThat(findings(Column.REWARD, "choose <citizens where colour==red>"))
        .extracting(finding -> finding.code().id())
        .containsExactly("RS171");
  }

  @Test
  void aSignThatIsNoWordHasNoNearestWord() {
    assertThat(findings(Column.REWARD, "\"").get(0).suggestion()).isEmpty();
  }

  @Test
  void anEmptyTextIsNoPayout() {
    assertThat(findings(Column.REWARD, "").get(0).message()).contains("found the end");
  }

  @Test
  void allWrongNamesOfATextAreFoundAtOnce() {
    assertThat(findings(Column.REWARD, "count area Hill g 1 + count type Best m 2000 + choose g 1"))
        .extracting(finding -> finding.code().id())
        .containsExactly("RS169", "RS179", "RS174", "RS173");
  }

  @Test
  void aTextThatIsFarTooLongIsRefused() {
    assertThat(findings(Column.REWARD, "g 1 + ".repeat(1_000) + "g 1").get(0).code().id())
        .isEqualTo("RS004");
  }

  @Test
  void theMessageNamesTheCellAndTheCharacter() {
    assertThat(findings(Column.REWARD, "choose g 2 m").get(0).message())
        .startsWith("cards.xlsx!Citizens!C7:13: error RS165");
  }

  @ParameterizedTest
  @ValueSource(strings = {"choose g 2\nm 2", "g 2\n+ m 2", "g\n2", "g 2 +\nm 2"})
  void aLineBreakIsToldToBeOne(String text) {
    assertThat(findings(Column.REWARD, text))
        .singleElement()
        .extracting(Diagnostic::sentence, as(STRING))
        .contains("write a blank instead of the line break");
  }

  @Test
  void theMinusOfWordProcessorsIsOne() {
    Diagnostics findings = new Diagnostics();
    assertThat(
            ShippedStrings.READER.read("g \u22123", Column.REWARD, ShippedStrings.CELL, findings))
        .isEqualTo(ShippedStrings.READER.read("g -3", Column.REWARD, ShippedStrings.CELL, findings))
        .isPresent();
    assertThat(findings.all()).isEmpty();
  }
}
