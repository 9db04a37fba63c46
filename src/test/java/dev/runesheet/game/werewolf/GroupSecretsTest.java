package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.PlayerView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What members of a group know of each other. */
class GroupSecretsTest {

  private static final String TOWN = "data/werewolf/roles/town.txt";
  private static final String ROLES =
      """

      Taker | Townsfolk Miscellaneous
      Immediate Night: Remove Membership from @Selection

      Late Wolf | Werewolf Group
      Immediate Night: Join 'Pack'
      """;

  private static Match begun() throws IOException {
    byte[] roles = (Files.readString(Path.of(TOWN)) + ROLES).getBytes(StandardCharsets.UTF_8);
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.build("werewolf", ShippedFiles.with(Map.of(TOWN, roles)), findings);
    assertThat(book).as(findings.all().toString()).isNotNull();
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String role : List.of("Wolf", "Wolf", "Taker", "Late Wolf", "Citizen")) {
      seats.add(new WolfSetup.Seat("P" + seats.size(), role));
    }
    return book.newMatch(new WolfSetup(seats, 0, true, false, Map.of()).toJson(), 1);
  }

  private static void act(Match match, int player, String act) {
    Decision asked =
        match.pendingDecisions().stream()
            .filter(one -> one.player() == player)
            .findFirst()
            .orElseThrow();
    match.choose(asked.id(), act);
  }

  private static List<String> memberships(Match match, int player) {
    return match.view(player).entities().stream()
        .map(PlayerView.Seen::name)
        .filter(name -> name.startsWith("membership"))
        .toList();
  }

  @Test
  void whoJoinsLearnsOnlyOfThoseWhoAreMembersNow() throws IOException {
    try (Match match = begun()) {
      assertThat(memberships(match, 0)).hasSize(2);
      act(match, 2, "use taker/1 on 0");
      act(match, 3, "perform late-wolf/1");
      assertThat(memberships(match, 0)).isEmpty();
      for (int member : List.of(1, 3)) {
        assertThat(memberships(match, member))
            .containsExactly("membership in Pack of P1", "membership in Pack of P3");
      }
      assertThat(memberships(match, 4)).isEmpty();
    }
  }
}
