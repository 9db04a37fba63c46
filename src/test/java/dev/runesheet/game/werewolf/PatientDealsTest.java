package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.role.RoleType;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.StreamPage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A patient game tells a player nothing of which roles others have, also not by its pace. */
class PatientDealsTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final RuleBook BOOK = ShippedBooks.of("werewolf");
  private static final int PAIRS = 300;
  private static final Set<String> IN_GROUPS =
      Set.of("Choir Member", "Wolf", "Old Wolf", "Masked Wolf");

  private static final int SEATS = 5;
  private static final int PHASES = 5;

  @Test
  void dealsThatDifferInTwoOthersAreToldAlikeUntilSomethingIsSeen() {
    List<String> roles =
        BOOK.catalog(WolfCatalog.class).roles().values().stream()
            .filter(role -> !role.extra())
            .map(RoleType::name)
            .toList();
    int compared = 0;
    for (int pair = 0; pair < PAIRS; pair++) {
      SplittableRandom random = new SplittableRandom(pair);
      List<String> deal = new ArrayList<>();
      for (int seat = 0; seat < SEATS; seat++) {
        deal.add(roles.get(random.nextInt(roles.size())));
      }
      if (IN_GROUPS.contains(deal.get(0))) {
        continue; // They know their group.
      }
      List<String> other = new ArrayList<>(deal);
      other.set(1, roles.get(random.nextInt(roles.size())));
      other.set(2, roles.get(random.nextInt(roles.size())));
      compared += assertAlike(deal, other, pair);
    }
    assertThat(compared).isGreaterThan(PAIRS * 100);
  }

  /** Gives how much is alike. */
  private static int assertAlike(List<String> deal, List<String> other, int seed) {
    List<String> told = told(deal, seed, true);
    List<String> heard = told(other, seed, true);
    for (int i = 0; i < Math.min(told.size(), heard.size()); i++) {
      if (isOpen(told.get(i)) || isOpen(heard.get(i))) {
        return i;
      }
      assertThat(heard.get(i)).as("%s or %s", deal, other).isEqualTo(told.get(i));
    }
    assertThat(heard).hasSameSizeAs(told);
    return told.size();
  }

  /** Whether all see it, a death or an announcement; what follows from it may be seen, too. */
  private static boolean isOpen(String told) {
    return told.contains("\"dead\"") || told.contains("#story_time");
  }

  @Test
  void onlyAnImpatientGameTellsByItsPaceThatNobodyActsByNight() {
    List<String> town = Collections.nCopies(SEATS, "Citizen");
    List<String> watched = List.of("Citizen", "Seer", "Citizen", "Citizen", "Citizen");
    assertThat(told(town, 1, true)).isEqualTo(told(watched, 1, true));
    assertThat(told(town, 1, false)).isNotEqualTo(told(watched, 1, false));
  }

  private static List<String> told(List<String> roles, int seed, boolean patient) {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    roles.forEach(role -> seats.add(new WolfSetup.Seat("P" + seats.size(), role)));
    WolfSetup setup = new WolfSetup(seats, 0, false, patient, Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    List<String> told = new ArrayList<>();
    try (Match match = BOOK.newMatch(setup.toJson(), seed)) {
      int cursor = match.happenings(0, 0).next(); // His stream begins here.
      int uses = 0;
      while (!match.over() && match.state(WolfState.class).turn() < PHASES) {
        Decision next = match.pendingDecisions().get(0);
        if (next.player() != 0) {
          match.choose(next.id(), "done");
          continue;
        }
        StreamPage page = match.happenings(0, cursor);
        cursor = page.next();
        page.entries().forEach(one -> told.add(json(one)));
        told.add(json(match.view(0)));
        for (String refused : refused()) {
          told.add(refused + ": " + match.refusal(next.id(), refused));
        }
        List<Option> options = next.options().stream().filter(PatientDealsTest::isAside).toList();
        boolean goesOn = uses++ % 3 != 2;
        match.choose(
            next, options.get(goesOn ? random.nextInt(options.size()) : options.size() - 1));
      }
      match.happenings(0, cursor).entries().forEach(one -> told.add(json(one)));
      told.add(json(match.view(0)));
    }
    return told;
  }

  /** Whether an option does nothing to those whose roles differ. */
  private static boolean isAside(Option option) {
    return option.action() instanceof ActQuestion.UseOn on
        ? on.player() > 2 || on.player() == 0
        : !(option.action() instanceof ActQuestion.VoteFor vote
            && (vote.player() == 1 || vote.player() == 2));
  }

  private static List<String> refused() {
    List<String> all = new ArrayList<>(List.of("abstain in Pack", "abstain in Lynch"));
    for (int entity = 0; entity < 12; entity++) {
      Collections.addAll(
          all,
          "vote " + entity + " in Lynch",
          "vote " + entity + " in Pack",
          "use seer/1 on " + entity);
    }
    return all;
  }

  private static String json(Object told) {
    try {
      return JSON.writeValueAsString(told);
    } catch (JsonProcessingException wrong) {
      throw new AssertionError(wrong);
    }
  }
}
