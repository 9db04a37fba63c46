package dev.runesheet.language.roletext.tree;

/**
 * An attribute as it is named: {@code Wolfish}, or {@code GroupMembership:Wolfpack}.
 *
 * @param name the attribute, custom or standard
 * @param qualifier what follows a colon: a value of it, or who applied it; empty if nothing does
 */
public record AttributeName(String name, String qualifier) {

  /** The name of a text. */
  public static AttributeName of(String text) {
    int colon = text.indexOf(':');
    return colon < 0
        ? new AttributeName(text.strip(), "")
        : new AttributeName(text.substring(0, colon).strip(), text.substring(colon + 1).strip());
  }

  @Override
  public String toString() {
    return qualifier.isEmpty() ? name : name + ":" + qualifier;
  }
}
