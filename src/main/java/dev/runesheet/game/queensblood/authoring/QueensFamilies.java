package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbCatalog;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.StackingPolicy;
import dev.runesheet.pack.TableSources;
import dev.runesheet.pack.WorkbookRows;
import java.util.List;

/** The families of sources of Queen's Blood that can be edited as tables. */
final class QueensFamilies {

  private QueensFamilies() {}

  static List<TableSources> of(
      Manifest manifest, VerbCatalog verbs, PackFiles files, Diagnostics findings) {
    // What is wrong with the game's own cards and effects keeps nobody from comparing others.
    QueensSources sources = new QueensSources(manifest, files, verbs, new Diagnostics());
    sources.read();
    return List.of(
        new RegistryEffects(
            QueensSources.EFFECTS,
            manifest.homes(QueensSources.EFFECTS),
            EffectsWorkbook.of(sources.said()),
            sources.said(),
            sources.named()),
        CardsWorkbook.family(
            QueensSources.CARDS, manifest.homes(QueensSources.CARDS), verbs, sources.effects()),
        WorkbookRows.of(
            manifest, QueensSources.VARIANTS, List.of(GlobalTables.pawns(), GlobalTables.power())),
        WorkbookRows.of(manifest, QueensSources.SCORING, List.of(GlobalTables.scoring())),
        StackingPolicy.sources(manifest));
  }
}
