package dev.runesheet.pack;

/**
 * A part of a catalog whose entries an author edits outside tables, such as heroes.
 *
 * @param field the catalog's field: a list of entries with an {@code id} or a {@code name}, entries
 *     by their names, or one entry alone
 * @param noun the noun for an entry
 * @param family the family of {@code game.yaml} that they are written in; empty for that file
 */
public record CatalogSection(String field, String noun, String family) {}
