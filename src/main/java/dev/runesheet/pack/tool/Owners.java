package dev.runesheet.pack.tool;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** The owners of effects by the words that people use for cards. */
public final class Owners {

  private Owners() {}

  /** The owner of each card by its name, then by its id; a word that is both is the id. */
  public static <T> Map<String, String> of(
      Collection<T> cards,
      Function<T, String> id,
      Function<T, String> name,
      Function<T, String> owner) {
    Map<String, String> owners = new LinkedHashMap<>();
    cards.forEach(card -> owners.putIfAbsent(name.apply(card), owner.apply(card)));
    cards.forEach(card -> owners.put(id.apply(card), owner.apply(card)));
    return owners;
  }
}
