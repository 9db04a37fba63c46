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
        Stream.of("Painter", "Seer", "Silencer", "Herbalist")
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
  @CsvSource({
    "type\\\":\\\"role, type\\\":\\\"rule, word (rule) is none of MarkType",
    "name\\\":\\\"Seer, family\\\":\\\"kiling, word (kiling) is none of AbilityFamily"
  })
  void anUnknownWordIsToldWhenTheSaveIsRead(String written, String unknown, String told) {
    String damaged = save.replace(written, unknown);
    assertThat(damaged).isNotEqualTo(save);
    assertThatThrownBy(() -> book.restore(damaged, false)).hasStackTraceContaining(told);
  }
}
