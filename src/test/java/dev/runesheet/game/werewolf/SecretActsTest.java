package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What others do in secret shows in nothing that a player gets: views, streams, ids, numbers. */
class SecretActsTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int VIEWER = 0;

  /** All that a player gets in the first days if another player does this, and nobody else does. */
  private static List<String> seen(List<String> roles, int actor, Predicate<ActQuestion.Act> does) {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String one : roles) {
      seats.add(new WolfSetup.Seat("P" + seats.size(), one));
    }
    WolfSetup setup = new WolfSetup(seats, 0, true, true, Map.of());
    List<String> seen = new ArrayList<>();
    try (Match match = ShippedBooks.of("werewolf").newMatch(setup.toJson(), 1)) {
      match.happenings(VIEWER);
      while (match.state(WolfState.class).turn() < 5) {
        List<Decision> open = match.pendingDecisions();
        Decision next = open.get(open.size() - 1); // The viewer is asked while others act.
        Option chosen =
            next.options().stream()
                .filter(one -> next.player() == actor && does.test((ActQuestion.Act) one.action()))
                .findFirst()
                .orElse(next.options().get(next.options().size() - 1));
        match.choose(next, chosen);
        if (next.player() == VIEWER) {
          seen.add(text(match.view(VIEWER)));
        }
      }
      seen.add(text(match.view(VIEWER)));
      match.happenings(VIEWER).forEach(one -> seen.add(text(one)));
    }
    return seen;
  }

  private static String text(Object any) {
    try {
      return JSON.writeValueAsString(any);
    } catch (JsonProcessingException wrong) {
      throw new IllegalStateException(wrong);
    }
  }

  private static Predicate<ActQuestion.Act> uses(int target) {
    return act ->
        act instanceof ActQuestion.UseOn use && use.player() == target
            || target >= 0 && act instanceof ActQuestion.Use;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Painter",
        "Silencer",
        "Liar",
        "Schemer",
        "Herbalist",
        "Seer",
        "Gaoler",
        "Archivist",
        "Hound Keeper",
        "Reader of Hearts",
        "Sentinel",
        "Advocate",
        "Avenger",
        "Wanderer",
        "Poacher",
        "Tax Collector",
        "Mirror Maker",
        "Braggart",
        "Matchmaker"
      })
  void whatOthersDoToOthersIsNotNoticed(String role) {
    List<String> roles = List.of("Seer", "Citizen", "Citizen", role, "Wolf", "Citizen");
    List<String> nothing = seen(roles, 3, act -> false);
    assertThat(seen(roles, 3, uses(1))).isEqualTo(nothing);
    assertThat(seen(roles, 3, uses(2))).isEqualTo(nothing);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Painter", "Silencer", "Liar", "Herbalist", "Seer", "Gaoler", "Schemer"})
  void whatIsDoneToAPlayerIsNotNoticedByHim(String role) {
    List<String> roles = List.of("Citizen", "Citizen", "Citizen", role, "Wolf", "Citizen");
    assertThat(seen(roles, 3, uses(VIEWER))).isEqualTo(seen(roles, 3, act -> false));
  }

  @ParameterizedTest
  @CsvSource({"Armourer", "Painter", "Herbalist"})
  void whoHasDoneSomethingToAPlayerIsNotTold(String role) {
    List<String> roles = List.of("Citizen", "Citizen", role, role, "Wolf", "Citizen");
    assertThat(seen(roles, 2, uses(VIEWER))).isEqualTo(seen(roles, 3, uses(VIEWER)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Wolf", "Choir Member", "Masked Wolf", "Citizen"})
  void whatHappensInOtherGroupsIsNotNoticed(String role) {
    List<String> some = List.of("Choir Member", "Citizen", "Citizen", "Masked Wolf", role, "Wolf");
    List<String> others =
        List.of("Choir Member", "Citizen", "Wolf", "Masked Wolf", role, "Citizen");
    assertThat(seen(some, 5, act -> false)).isEqualTo(seen(others, 5, act -> false));
  }
}
