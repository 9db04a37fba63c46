package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.model.VerbCatalog;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.QuestionTables;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import java.util.ArrayList;
import java.util.List;

/** The families of sources of Queen's Blood that can be edited as tables. */
final class QueensFamilies {

  private QueensFamilies() {}

  static List<TableSources> of(
      Manifest manifest,
      VerbCatalog verbs,
      QuestionTables questions,
      PackFiles files,
      Diagnostics findings) {
    // Errors of the game's own cards and effects must not prevent comparing others.
    QueensSources sources = new QueensSources(manifest, files, verbs, new Diagnostics());
    sources.read();
    List<TableSources> families = new ArrayList<>();
    families.add(
        new RegistryEffects(
            QueensSources.EFFECTS,
            manifest.homes(QueensSources.EFFECTS),
            EffectsWorkbook.of(sources.said()),
            sources.said(),
            sources.named()));
    families.add(
        CardsWorkbook.family(
            QueensSources.CARDS, manifest.homes(QueensSources.CARDS), verbs, sources.effects()));
    families.addAll(questions.sources(manifest));
    return families;
  }
}
