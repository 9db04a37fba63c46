package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.AbilityFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The names of ability types. The guide has several for some: Investigating, Investigation. */
public final class AbilityTypes {

  private AbilityTypes() {}

  /** The type of a name; empty if there is none. */
  public static Optional<AbilityType> of(String name) {
    List<String> words =
        new ArrayList<>(List.of(name.strip().toLowerCase(Locale.ROOT).split("\\s+")));
    Optional<AbilityFamily> family = AbilityFamily.find(words.remove(words.size() - 1));
    if (words.size() > 0
        && words.get(words.size() - 1).equals("poll")
        && family.filter(AbilityFamily.VOTE_MANIPULATING::equals).isPresent()) {
      words.remove(words.size() - 1);
      family = Optional.of(AbilityFamily.POLL_MANIPULATING);
    } else if (family.filter(AbilityFamily.VOTE_MANIPULATING::equals).isPresent()) {
      words.remove("vote");
    }
    String before = String.join(" ", words);
    return family.flatMap(
        found ->
            before.isEmpty()
                ? Optional.of(new AbilityType(found, Optional.empty()))
                : subtype(found, before));
  }

  /** All names, as messages and references tell them. */
  public static List<String> all() {
    List<String> all = new ArrayList<>();
    for (AbilityFamily family : AbilityFamily.named()) {
      all.add(family.title());
      family.subtypes().forEach(subtype -> all.add(subtype + " " + family.title()));
    }
    return all;
  }

  /** The name of a type. */
  public static String word(AbilityType type) {
    return type.subtype().map(subtype -> subtype + " ").orElse("") + type.family().title();
  }

  private static Optional<AbilityType> subtype(AbilityFamily family, String word) {
    return family.subtypes().stream()
        .filter(one -> word.startsWith(one.toLowerCase(Locale.ROOT)))
        .findFirst()
        .map(one -> new AbilityType(family, Optional.of(one)));
  }
}
