package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a player's client is answered when it sends what was not offered tells no secret. */
class DiscreetRefusalTest {

  private static final RuleBook BOOK = RuleBook.load("werewolf");

  private static Match match(String... roles) {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String role : roles) {
      String name = "P" + seats.size();
      seats.add(new WolfSetup.Seat(name, role, "", "", List.of(), List.of(), List.of()));
    }
    return BOOK.newMatch(new WolfSetup(seats, 0, false, true, Map.of()).toJson(), 1);
  }

  private static List<String> refusals(Match match, int player) {
    List<String> all = new ArrayList<>();
    for (Decision decision : match.pendingDecisions()) {
      for (String option : decision.player() == player ? options() : List.<String>of()) {
        Throwable thrown = catchThrowable(() -> match.choose(player, decision.id(), option));
        assertThat(thrown).as(option).isInstanceOf(IllegalChoiceException.class);
        all.add(thrown.getMessage());
      }
    }
    return all;
  }

  private static List<String> options() {
    List<String> options = new ArrayList<>(List.of("vote 0 in Pack", "abstain in Pack"));
    for (int entity = 5; entity < 60; entity++) {
      options.add("vote " + entity + " in Lynch");
      options.add("vote " + entity + " in Pack");
      options.add("use seer/1 on " + entity);
    }
    return options;
  }

  @Test
  void refusalsAreTheSameWhateverRolesTheOthersHave() {
    try (Match wolves = match("Seer", "Wolf", "Wolf", "Citizen", "Citizen");
        Match town = match("Seer", "Citizen", "Herbalist", "Avenger", "Citizen")) {
      int compared = 0;
      for (int step = 0; step < 12; step++) {
        List<String> told = refusals(wolves, 0);
        assertThat(told).isEqualTo(refusals(town, 0));
        assertThat(told).noneMatch(one -> one.contains("role ") || one.contains("member"));
        compared += told.size();
        pass(wolves);
        pass(town);
      }
      assertThat(compared).isGreaterThan(300);
    }
  }

  /** Ends the phase for all. */
  private static void pass(Match match) {
    String phase = match.view(0).phase();
    while (match.view(0).phase().equals(phase)) {
      Decision decision = match.pendingDecisions().get(0);
      match.choose(decision.id(), "done");
    }
  }

  @Test
  void nobodyIsAPlayerOfNumberMinusOne() {
    try (Match match = match("Seer", "Wolf", "Citizen", "Citizen")) {
      match.update(
          context ->
              assertThat(ActQuestion.refusal(context, 0, new ActQuestion.VoteFor(-1, "Lynch")))
                  .isEqualTo("Target: there is no player -1"));
    }
  }
}
