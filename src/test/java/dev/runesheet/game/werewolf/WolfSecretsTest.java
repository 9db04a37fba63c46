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
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player of Werewolf gets tells nothing of the roles of others. */
class WolfSecretsTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> ROLES =
      List.of("Citizen", "Seer", "Citizen", "Herbalist", "Citizen", "Wolf", "Citizen", "Citizen");
  private static final int TURNS = 6;

  /** Two others have changed roles and do nothing; all that the viewer gets is the same bytes. */
  @ParameterizedTest
  @CsvSource({
    "7, 1, 2", "7, 2, 5", "7, 0, 5", "1, 0, 3", "1, 3, 5", "3, 4, 5", "5, 1, 2", "5, 1, 3",
    "3, 2, 5", "7, 3, 6"
  })
  void hiddenRolesThatChangePlacesChangeNoByte(int viewer, int first, int second) {
    List<String> swapped = new ArrayList<>(ROLES);
    Collections.swap(swapped, first, second);
    for (int seed = 0; seed < 3; seed++) {
      List<String> told = told(ROLES, viewer, first, second, seed);
      List<String> other = told(swapped, viewer, first, second, seed);
      for (int entry = 0; entry < Math.min(told.size(), other.size()); entry++) {
        assertThat(other.get(entry)).isEqualTo(told.get(entry));
      }
      assertThat(other).hasSameSizeAs(told).hasSizeGreaterThan(TURNS);
    }
  }

  private static List<String> told(
      List<String> roles, int viewer, int first, int second, int seed) {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String role : roles) {
      seats.add(new WolfSetup.Seat("P" + seats.size(), role));
    }
    WolfSetup setup = new WolfSetup(seats, 0, false, false, Map.of());
    List<SplittableRandom> random = new ArrayList<>();
    seats.forEach(seat -> random.add(new SplittableRandom(seed * 100L + random.size())));
    List<String> told = new ArrayList<>();
    try (Match match = ShippedBooks.of("werewolf").newMatch(setup.toJson(), seed)) {
      match.happenings(viewer, 0); // His stream begins here.
      while (!match.over() && match.state(WolfState.class).turn() < TURNS) {
        Decision next = match.pendingDecisions().get(0);
        int player = next.player();
        List<Option> options = allowed(next, first, second);
        if (player == viewer) {
          told.addAll(parts(match.view(viewer)));
        }
        match.choose(next, options.get(random.get(player).nextInt(options.size())));
      }
      told.addAll(parts(match.view(viewer)));
      match.happenings(viewer, 0).entries().forEach(one -> told.addAll(parts(one)));
    }
    return told;
  }

  /** Those who changed roles do nothing, and nobody does anything to them in secret. */
  private static List<Option> allowed(Decision decision, int first, int second) {
    List<Option> options = decision.options();
    if (decision.player() == first || decision.player() == second) {
      return options.subList(options.size() - 1, options.size());
    }
    return options.stream()
        .filter(
            one ->
                !(one.action() instanceof ActQuestion.UseOn on
                    && (on.player() == first || on.player() == second)))
        .toList();
  }

  private static List<String> parts(Object told) {
    return List.of(json(told).split("(?<=\\}),"));
  }

  private static String json(Object told) {
    try {
      return JSON.writeValueAsString(told);
    } catch (JsonProcessingException wrong) {
      throw new AssertionError(wrong);
    }
  }
}
