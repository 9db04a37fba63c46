package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.CountedNumbers;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The check for words of properties that no card carries and nothing asks for. A word is in use,
 * too, if cards carry it as another property which is compared with its own, or if it names a
 * number in which attached cards count.
 */
public final class UnusedWords {

  private final DeclaredCatalog catalog;
  private final UsedWords asked;

  private UnusedWords(Collection<Effect> effects, DeclaredCatalog catalog) {
    this.catalog = catalog;
    this.asked = new UsedWords(effects, catalog);
  }

  /**
   * The words that nothing uses.
   *
   * @param game the file that declares them
   */
  public static List<Finding> of(Collection<Effect> effects, DeclaredCatalog catalog, String game) {
    UnusedWords check = new UnusedWords(effects, catalog);
    List<Finding> told = new ArrayList<>();
    for (String property : catalog.properties().keySet()) {
      List<String> all = catalog.properties().get(property);
      for (int i = 0; i < all.size(); i++) {
        if (!check.isUsed(property, all.get(i))) {
          SourceLocation place = SourceLocation.pointer(game, "/words/" + property + "/" + i);
          told.add(finding(property, all.get(i), place));
        }
      }
    }
    return told;
  }

  private boolean isUsed(String property, String word) {
    return isCarried(property, word)
        || asked.isAsked(property, word)
        || catalog.properties().keySet().stream()
            .anyMatch(other -> asked.areCompared(property, other) && isCarried(other, word))
        || counts(property, word);
  }

  private boolean isCarried(String property, String word) {
    return catalog.cards().values().stream()
        .map(Card::words)
        .anyMatch(words -> word.equals(words.get(property)));
  }

  private boolean counts(String property, String word) {
    return catalog.extras().counts().entrySet().stream()
        .filter(one -> one.getValue().equals(property))
        .map(one -> CountedNumbers.name(word, one.getKey()))
        .anyMatch(
            stat ->
                catalog.kinds().keySet().stream().anyMatch(kind -> catalog.hasStat(kind, stat)));
  }

  private static Finding finding(String property, String word, SourceLocation place) {
    String expected = "a card whose " + property + " it is, or a condition that asks for it";
    return new Finding(Diagnostic.about(Code.UNUSED, place, "word", word, expected), List.of(word));
  }
}
