package dev.runesheet.pack;

import java.util.Set;

/**
 * A part of a catalog whose entries an author edits outside tables, such as heroes.
 *
 * @param field the catalog's field: a list of entries with an {@code id} or a {@code name}, entries
 *     by their names, or one entry alone
 * @param noun the noun for an entry
 * @param family the family of {@code game.yaml} that they are written in; empty for that file
 * @param elsewhere the fields of entries, and entries, whose differences are told elsewhere
 * @param ordered whether the order of the entries counts, as that of phases
 */
public record CatalogSection(
    String field, String noun, String family, Set<String> elsewhere, boolean ordered) {

  /** Copies the fields. */
  public CatalogSection {
    elsewhere = Set.copyOf(elsewhere);
  }

  /** A section all of whose fields are told. */
  public CatalogSection(String field, String noun, String family) {
    this(field, noun, family, Set.of());
  }

  /** A section whose entries stand in any order. */
  public CatalogSection(String field, String noun, String family, Set<String> elsewhere) {
    this(field, noun, family, elsewhere, false);
  }

  /** A section whose entries stand in the order in which they count. */
  public static CatalogSection inOrder(String field, String noun, String family) {
    return new CatalogSection(field, noun, family, Set.of(), true);
  }
}
