package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.game.declared.authoring.CardLanguage;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;

/**
 * The language of TCG Pocket's cards: files in JSON whose effects name effect types, which stand in
 * a file of the family.
 */
public final class ActiveLanguage implements CardLanguage {

  /** The family as {@code game.yaml} names it. */
  static final String FAMILY = "effect types";

  @Override
  public SourceFamily family() {
    return SourceFamily.of(
            FAMILY, "The file of effect types of cards in JSON; see active-effects.md.")
        .optional();
  }

  @Override
  public boolean reads(String file) {
    return file.endsWith(".json");
  }

  @Override
  public List<String> names() {
    return List.of(FAMILY + "/*", "scopes/*", "roles/*");
  }

  @Override
  public Cards read(
      String home, List<String> cards, Declared game, PackFiles files, Diagnostics findings) {
    return ActiveCards.read(home, cards, game, files, findings);
  }
}
