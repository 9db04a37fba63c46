package dev.runesheet.language.roletext;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The names of ability types. The guide has several for some: Investigating, Investigation. */
final class AbilityTypes {

  private static final Map<String, Family> STEMS =
      Map.ofEntries(
          Map.entry("kill", Family.KILLING),
          Map.entry("investigat", Family.INVESTIGATING),
          Map.entry("target", Family.TARGETING),
          Map.entry("disguis", Family.DISGUISING),
          Map.entry("protect", Family.PROTECTING),
          Map.entry("appl", Family.APPLYING),
          Map.entry("redirect", Family.REDIRECTING),
          Map.entry("manipulat", Family.VOTE_MANIPULATING),
          Map.entry("whisper", Family.WHISPERING),
          Map.entry("join", Family.JOINING),
          Map.entry("grant", Family.GRANTING),
          Map.entry("loyal", Family.LOYALTY),
          Map.entry("obstruct", Family.OBSTRUCTING),
          Map.entry("poll", Family.POLL_MANIPULATING),
          Map.entry("announce", Family.ANNOUNCEMENTS));

  private AbilityTypes() {}

  /** The type of a name; empty if there is none. */
  static Optional<AbilityType> of(String name) {
    List<String> words =
        new ArrayList<>(List.of(name.strip().toLowerCase(Locale.ROOT).split("\\s+")));
    Optional<Family> family = family(words.remove(words.size() - 1));
    if (words.size() > 0
        && words.get(words.size() - 1).equals("poll")
        && family.filter(Family.VOTE_MANIPULATING::equals).isPresent()) {
      words.remove(words.size() - 1);
      family = Optional.of(Family.POLL_MANIPULATING);
    } else if (family.filter(Family.VOTE_MANIPULATING::equals).isPresent()) {
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
  static List<String> all() {
    List<String> all = new ArrayList<>();
    for (Family family : Family.values()) {
      all.add(family.word());
      family.subtypes().forEach(subtype -> all.add(subtype + " " + family.word()));
    }
    return all;
  }

  /** The name of a type. */
  static String word(AbilityType type) {
    return type.subtype().map(subtype -> subtype + " ").orElse("") + type.family().word();
  }

  private static Optional<Family> family(String word) {
    return STEMS.entrySet().stream()
        .filter(stem -> word.startsWith(stem.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private static Optional<AbilityType> subtype(Family family, String word) {
    return family.subtypes().stream()
        .filter(one -> word.startsWith(one.toLowerCase(Locale.ROOT)))
        .findFirst()
        .map(one -> new AbilityType(family, Optional.of(one)));
  }
}
