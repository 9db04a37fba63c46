package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.game.declared.catalog.DeclaredCatalog.SeenBy;
import dev.runesheet.game.declared.catalog.Kind;
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
            "Who sees it: all, or the owner of the entity alone. One of which no player is told is"
                + " 'untold'.")
        @Named("seen by")
        @Default("\"all\"")
        @Among({"all", "owner"})
        SeenBy seenBy,
    SourceLocation place) {

  /** True if the owner of the entity alone sees it. */
  public boolean isOwn() {
    return seenBy == SeenBy.OWNER;
  }

  /** The kind of entities that has these numbers, as a match knows it. */
  public static Kind kind(Map<String, NumberLine> numbers) {
    Map<String, Double> begun = new LinkedHashMap<>();
    numbers.forEach((stat, line) -> begun.put(stat, line.begins()));
    Set<String> own =
        numbers.keySet().stream()
            .filter(stat -> numbers.get(stat).isOwn())
            .collect(Collectors.toSet());
    return new Kind(begun, Set.of(), own);
  }
}
