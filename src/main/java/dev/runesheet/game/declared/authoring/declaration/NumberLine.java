package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.game.declared.catalog.Kind;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.schema.Among;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.ShortForm;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A number of a kind of entities. */
@Doc("A number of a kind.")
@ShortForm("begins at")
public record NumberLine(
    @Doc("What it begins at; it can stand alone.") @Named("begins at") @Default("0") double begins,
    @Doc(
            "Who sees it: all, the owner of the entity alone, or all others but not the owner. One"
                + " of which no player is told is 'untold'.")
        @Named("seen by")
        @Default("\"all\"")
        @Among({"all", "owner", "others"})
        SeenBy seenBy,
    SourceLocation place) {

  /** The kind of entities that has these numbers, as a match knows it. */
  public static Kind kind(Map<String, NumberLine> numbers) {
    Map<String, Double> begun = new LinkedHashMap<>();
    numbers.forEach((stat, line) -> begun.put(stat, line.begins()));
    return new Kind(begun, Set.of(), seenBy(numbers, SeenBy.OWNER), seenBy(numbers, SeenBy.OTHERS));
  }

  private static Set<String> seenBy(Map<String, NumberLine> numbers, SeenBy whom) {
    return numbers.keySet().stream()
        .filter(stat -> numbers.get(stat).seenBy() == whom)
        .collect(Collectors.toSet());
  }
}
