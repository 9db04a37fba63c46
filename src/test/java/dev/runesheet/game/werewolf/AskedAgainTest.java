package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who can do nothing is not asked, until another's act gives him something to do. */
class AskedAgainTest {

  private static final String TOWN = "data/werewolf/roles/town.txt";
  private static final String ROLES =
      """

      Brander | Townsfolk Miscellaneous
      Immediate Night: Apply Branded to @Selection (x)

      Reader | Townsfolk Miscellaneous
      Immediate Night: Role Investigate @Selection (WD, SD, OB) [Attribute: has Branded]
      """;

  private static Match begun() throws IOException {
    byte[] roles = (Files.readString(Path.of(TOWN)) + ROLES).getBytes(StandardCharsets.UTF_8);
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.build("werewolf", ShippedFiles.with(Map.of(TOWN, roles)), findings);
    assertThat(book).as(findings.all().toString()).isNotNull();
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String role : List.of("Wolf", "Brander", "Reader", "Citizen")) {
      seats.add(new WolfSetup.Seat("P" + seats.size(), role));
    }
    return book.newMatch(new WolfSetup(seats, 0, true, false, Map.of()).toJson(), 1);
  }

  private static List<Integer> asked(Match match) {
    return match.pendingDecisions().stream().map(Decision::player).toList();
  }

  @Test
  void whoBecomesAbleToActInAPhaseIsAskedInIt() throws IOException {
    try (Match match = begun()) {
      assertThat(asked(match)).containsExactly(0, 1);
      Decision brander = match.pendingDecisions().get(1);
      match.choose(brander.id(), "use brander/1 on 3");
      assertThat(asked(match)).containsExactly(0);
    }
    try (Match match = begun()) {
      Decision brander = match.pendingDecisions().get(1);
      match.choose(brander.id(), "use brander/1 on 2");
      assertThat(asked(match)).containsExactly(0, 2);
      assertThat(match.pendingDecisions().get(1).options())
          .extracting(Option::id)
          .contains("use reader/1 on 0", "done");
    }
  }

  @Test
  void whoSaysThatHeDoesNoMoreIsNotAskedAgain() throws IOException {
    try (Match match = begun()) {
      match.choose(match.pendingDecisions().get(0).id(), "done");
      match.choose(match.pendingDecisions().get(0).id(), "use brander/1 on 2");
      assertThat(asked(match)).containsExactly(2);
    }
  }
}
