package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.check.common.CommonLines;
import dev.runesheet.game.declared.authoring.check.event.UsersOfAbilities;
import dev.runesheet.game.declared.authoring.check.reading.AskedNumbers;
import dev.runesheet.game.declared.authoring.check.reading.UnreadChanges;
import dev.runesheet.game.declared.authoring.check.state.StatedNumbers;
import dev.runesheet.game.declared.authoring.check.status.GrantedAmounts;
import dev.runesheet.game.declared.authoring.check.unused.RevertedLines;
import dev.runesheet.game.declared.authoring.check.unused.UnansweredEvents;
import dev.runesheet.game.declared.authoring.check.unused.UncalledCheck;
import dev.runesheet.game.declared.authoring.check.unused.UnchangedNumbers;
import dev.runesheet.game.declared.authoring.check.unused.UndealtNotes;
import dev.runesheet.game.declared.authoring.check.unused.UnnoticedChanges;
import dev.runesheet.game.declared.authoring.check.unused.UnreadTargets;
import dev.runesheet.game.declared.authoring.check.unused.VerbsInVain;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.TablePlaces;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** All checks of the effects of a declared game that could be read. */
public final class EffectChecks {

  private EffectChecks() {}

  /**
   * Reports what effects ask for that cannot be, what they never reach, and what nothing uses.
   *
   * @param places where effects and their parts are written
   * @param manifest the file that declares the game
   * @return what is in doubt unless rules written by hand do what no effect does
   */
  public static List<Finding> check(
      List<Effect> effects,
      DeclaredCatalog catalog,
      PartPlaces places,
      String manifest,
      Diagnostics findings) {
    new ZoneCheck(catalog, places, findings).check(effects);
    CommonLines.check(effects, catalog, places, findings);
    GrantedAmounts.check(effects, places, findings);
    Set<String> printed = NumberBounds.printed(catalog, effects);
    List<Finding> doubts =
        new ArrayList<>(KindCheck.check(effects, catalog, printed, places, manifest, findings));
    PresentScopes present = new PresentScopes(new ScopeCounts(catalog), places, findings);
    effects.forEach(present::check);
    doubts.addAll(PresentScopes.ofDecks(effects, catalog, places, findings));
    StackingCheck.check(effects, places, findings);
    new AskedNumbers(effects, catalog, findings).check(manifest);
    UnnoticedChanges.check(effects, places, findings);
    new VerbsInVain(catalog, places, findings).check(effects);
    new ReachCheck(catalog, places, findings).check(effects, manifest);
    UncalledCheck.check(effects, catalog.extras().calculations().keySet(), manifest, findings);
    doubts.addAll(UnansweredEvents.of(effects, catalog.events(), manifest));
    doubts.addAll(RevertedLines.of(effects, catalog, places));
    doubts.addAll(UnreadTargets.of(effects, places));
    doubts.addAll(UndealtNotes.of(effects, catalog, places));
    doubts.addAll(UnreadChanges.of(effects, catalog, places));
    doubts.addAll(UsersOfAbilities.of(effects, catalog, places));
    doubts.addAll(
        StatedNumbers.of(catalog.extras().states())
            .changed(
                effects, places, catalog.extras().least(), some -> NumberBounds.of(catalog, some)));
    doubts.addAll(UnchangedNumbers.of(effects, catalog, printed, manifest));
    return doubts;
  }

  /**
   * Reports what conditions of positions ask for that cannot be.
   *
   * @param asking effects that ask for nothing else; they are none of the game's
   */
  public static void conditions(
      List<Effect> asking, DeclaredCatalog catalog, Diagnostics findings) {
    PartPlaces none = new TablePlaces(List.of());
    KindCheck.check(asking, catalog, Set.of(), none, "", findings);
  }
}
