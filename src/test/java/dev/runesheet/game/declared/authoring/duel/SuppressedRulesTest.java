package dev.runesheet.game.declared.authoring.duel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.MadeUpSuppressor;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A row of the global rules is out of force while something suppresses it, and then back. */
class SuppressedRulesTest {

  private static final String GUARD = "fire-mage";

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void burning(boolean plain) {
    try (Match match =
        book("mode/burning", plain).newMatch(DuelSetup.of("fighter", GUARD).toJson(), 1)) {
      MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, GUARD);
      suppressor.comes();
      assertThat(lostTo(match)).isZero();
      suppressor.leaves();
      assertThat(lostTo(match)).isEqualTo(3);
      suppressor.comes();
      assertThat(lostTo(match)).isZero();
    }
  }

  /** The health that a burn of 3 takes when a turn starts. */
  private static double lostTo(Match match) {
    Entity hero = match.world().entity(0);
    double before = hero.stat("health");
    match.update(
        context -> {
          context.setStat(hero, "burn", 3);
          context.post(Event.about("turn starts", hero, Event.NOBODY));
        });
    return before - hero.stat("health");
  }

  private static RuleBook book(String effect, boolean plain) {
    PackFiles files = MadeUpSuppressor.in(Recorded.FILES, "math-battle", effect, GUARD);
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(new DuelPack("math-battle"), files, findings);
    assertThat(findings.all()).isEmpty();
    return plain
        ? PlainDrools.book(built, files, List.copyOf(PlainDrools.workbooks(built)), false)
        : Packs.compile(built, findings);
  }
}
