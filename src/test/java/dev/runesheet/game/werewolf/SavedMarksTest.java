package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.werewolf.WolfSetup.Seat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words of marks in saved matches. */
class SavedMarksTest {

  private final RuleBook book = ShippedBooks.of("werewolf");
  private final String save = save();

  private String save() {
    List<Seat> seats =
        Stream.of("Painter", "Seer", "Sprinter", "Mirror Maker")
            .map(role -> new Seat(role, role))
            .toList();
    JsonNode setup = new WolfSetup(seats, 0, true, true, Map.of()).toJson();
    try (Match match = book.newMatch(setup, 5)) {
      return match.save().replaceFirst(",?\"seal\":\"[^\"]*\"", "");
    }
  }

  @Test
  void aSaveHasTheWordOfEachType() {
    assertThat(save).contains("{\\\"type\\\":\\\"role\\\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type:role| type:rule| word (rule) is none of MarkType",
        "family:non-killing| family:kiling| word (kiling) is none of AbilityFamily",
        "name:Seer| nmae:Seer| mark (role Seer of Seer): role tells [type, nmae, team, category]",
        "name:Seer| name:| role tells [type, name, team, category]; expected type, name, and",
        "team:Townsfolk| how:passive| expected type, name, and perhaps team, category.",
        "how:passive| how:bold| mark (passive defense of Sprinter): word (bold) is none of Defense",
        "lasts:~Permanent| lasts:~Long| word (~Long) is none of Duration",
        "source:2| source:two| number (two) is not a whole number"
      })
  void whatNoMarkTellsIsRefusedWhenTheSaveIsRead(String written, String unknown, String told) {
    String damaged = save.replace(quoted(written), quoted(unknown));
    assertThat(damaged).isNotEqualTo(save);
    assertThatThrownBy(() -> book.restore(damaged)).hasStackTraceContaining(told);
  }

  private static String quoted(String detail) {
    return "\\\"" + detail.replace(":", "\\\":\\\"") + "\\\"";
  }
}
