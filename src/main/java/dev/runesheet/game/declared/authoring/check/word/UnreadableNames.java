package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.pack.check.ReadableName;
import java.util.List;

/** The check that people can read the names of cards. */
public final class UnreadableNames {

  private UnreadableNames() {}

  /** The cards with another name. */
  public static List<Finding> of(Declaration.Cards cards) {
    return cards.cards().entrySet().stream()
        .flatMap(
            card ->
                ReadableName.doubt(
                    card.getValue().name(),
                    card.getValue().places().of("name"),
                    List.of(card.getKey()))
                    .stream())
        .toList();
  }
}
