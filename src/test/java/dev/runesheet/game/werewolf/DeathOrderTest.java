package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.junit.jupiter.api.Test;

/** The order of deaths tells a player nothing of who killed whom. */
class DeathOrderTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> ROLES =
      List.of("Citizen", "Citizen", "Citizen", "Archer", "Wolf", "Avenger", "Wanderer");

  /** All that player 0 gets until day 2 if in night 2 these do what is said. */
  private static List<String> told(Map<Integer, Predicate<ActQuestion.Act>> does) throws Exception {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    ROLES.forEach(role -> seats.add(new WolfSetup.Seat("P" + seats.size(), role)));
    WolfSetup setup = new WolfSetup(seats, 0, false, true, Map.of());
    List<String> told = new ArrayList<>();
    try (Match match = ShippedBooks.of("werewolf").newMatch(setup.toJson(), 1)) {
      match.happenings(0);
      while (match.state(WolfState.class).turn() < 5) {
        List<Decision> open = match.pendingDecisions();
        Decision next = open.get(open.size() - 1);
        boolean now = match.state(WolfState.class).turn() == 3;
        Predicate<ActQuestion.Act> wanted = does.getOrDefault(next.player(), act -> false);
        Option chosen =
            next.options().stream()
                .filter(one -> now && wanted.test((ActQuestion.Act) one.action()))
                .findFirst()
                .orElse(next.options().get(next.options().size() - 1));
        match.choose(next, chosen);
      }
      told.add(JSON.writeValueAsString(match.view(0)));
      for (Object one : match.happenings(0)) {
        told.add(JSON.writeValueAsString(one));
      }
    }
    return told;
  }

  private static Predicate<ActQuestion.Act> on(int player) {
    return act -> act instanceof ActQuestion.UseOn use && use.player() == player;
  }

  private static Predicate<ActQuestion.Act> vote(int player) {
    return act -> act instanceof ActQuestion.VoteFor vote && vote.player() == player;
  }

  @Test
  void doesNotTellWhoKilledWhom() throws Exception {
    assertThat(told(Map.of(3, on(1), 4, vote(2)))).isEqualTo(told(Map.of(3, on(2), 4, vote(1))));
  }

  @Test
  void doesNotTellWhoDiedOfAnothersDeath() throws Exception {
    assertThat(told(Map.of(5, on(1), 4, vote(5)))).isEqualTo(told(Map.of(3, on(1), 4, vote(5))));
  }

  @Test
  void doesNotTellWhoWasTheGuest() throws Exception {
    assertThat(told(Map.of(6, on(1), 4, vote(1)))).isEqualTo(told(Map.of(3, on(1), 4, vote(6))));
  }
}
