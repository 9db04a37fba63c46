package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.game.queensblood.Workbooks;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows of the stacking policy about effects without a key of their own, whose key is the type. */
class StackedByTypeTest {

  private static final String GAME = "ember-vale";
  private static final String POLICY = "decision-tables/engine/stacking-policy.drl.xlsx";

  /** An Ash Hound has 3, each of two Flame Callers would give 1, each of two banners takes some. */
  @ParameterizedTest
  @CsvSource({
    "call of flames, call of flames, 1",
    "call of flames, '',             1",
    "call of frost,  call of frost,  2"
  })
  void ofTwoLinesOfAFileOneCountsWhereTheKeyIsTheirType(String type, String key, double given) {
    assertThat(attack(row(type, key), "flame-caller") - attack(row("other", ""), "self"))
        .isEqualTo(given);
  }

  @Test
  void ofTwoRowsOfASheetOneCountsWhereTheKeyIsTheirType() {
    double none = attack(row("banner", ""), "self");
    double one = attack(row("banner", "banner"), "banner-of-frost") - none;
    double both = attack(row("other", "banner-x"), "banner-of-frost") - none;

    assertThat(one).isNotZero();
    assertThat(both).isEqualTo(2 * one);
  }

  @Test
  void aKeyThatNoEffectOfTheTypeHasIsFoundAtItsCell() {
    assertThat(findings(row("banner", "banner"))).isEmpty();
    assertThat(findings(row("another game's", "its key"))).isEmpty();
    assertThat(findings(row("banner", "nobody")))
        .singleElement()
        .asString()
        .contains("!Stacking policy!E8", "RS155", "'nobody'", "banner, which effects");
    assertThat(findings(row("banner", "call of flames")))
        .singleElement()
        .asString()
        .contains("!Stacking policy!E8", "RS155");
  }

  private static PackFiles row(String type, String key) {
    return Workbooks.row(POLICY, "Stacking policy", List.of("Mine", "", type, key, "no_stack"));
  }

  private static List<Diagnostic> findings(PackFiles files) {
    AuthoringPack pack = Packs.find(GAME);
    Diagnostics findings = new Diagnostics();
    PackAnalysis.check(pack, PackBuilder.build(pack, files, findings).content(), files, findings);
    return findings.all();
  }

  /** The attack of an Ash Hound beside two cards; beside none of a card that is itself. */
  private static double attack(PackFiles files, String card) {
    Stream<String> cards =
        card.equals("self") ? Stream.of("ash-hound") : Stream.of("ash-hound", card, card);
    List<Placed> own = cards.map(name -> new Placed(name, Map.of())).toList();
    Seat first = new Seat(Map.of(), Map.of("board", own));
    Seat second = new Seat(Map.of(), Map.of("board", List.of()));
    Position day = new Position("day", 1, List.of(first, second));
    DeclaredSetup setup = new DeclaredSetup(List.of("fire", "frost"), 0, day);
    try (Match match = Packs.build(GAME, files, new Diagnostics()).newMatch(setup.toJson(), 1)) {
      return match.world().entities().stream()
          .filter(one -> one.getDefinition().equals("ash-hound"))
          .findFirst()
          .orElseThrow()
          .stat("attack");
    }
  }
}
