package dev.runesheet.language.registry;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Says which card may be meant where an id is none. Ids that are numbers resemble each other
 * without meaning anything, so only names and lost zeros are hints.
 */
public final class CardHints {

  private static final String DIGITS = "\\d+";

  private final Map<String, String> idByName = new LinkedHashMap<>();
  private final Collection<String> ids;

  /** Hints of some cards, the names by their ids. */
  public CardHints(Map<String, String> names) {
    this.ids = names.keySet();
    names.forEach(
        (id, name) -> {
          if (!name.isEmpty()) {
            idByName.putIfAbsent(name, id);
          }
        });
  }

  /** Hints of some cards. */
  static CardHints of(Collection<CardSource> cards) {
    Map<String, String> names = new LinkedHashMap<>();
    cards.forEach(card -> names.putIfAbsent(card.id(), card.name()));
    return new CardHints(names);
  }

  /** The finding that there is no card of this id. */
  public Diagnostic unknown(Code code, SourceLocation place, String found) {
    Diagnostic finding = Diagnostic.of(code, place, Words.quote(found), "the id of a card");
    String hint = found.matches(DIGITS) ? withZeros(found) : named(found);
    return hint.isEmpty() ? finding : finding.suggesting(hint);
  }

  private String withZeros(String number) {
    return ids.stream()
        .filter(id -> id.matches("0+" + number))
        .findFirst()
        .map(id -> "did you mean '" + id + "'?")
        .orElse("");
  }

  private String named(String word) {
    String name = Words.nearest(word, idByName.keySet());
    if (name != null) {
      return "'" + name + "' has the id '" + idByName.get(name) + "'";
    }
    String id = Words.nearest(word, ids);
    return id == null ? "" : "did you mean '" + id + "'?";
  }
}
