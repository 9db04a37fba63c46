package dev.runesheet.pack.docs;

import java.util.Collection;
import java.util.stream.Collectors;

/** The link from a reference in {@code docs} to the Java file of a declaration. */
public final class SourceLink {

  private static final String SOURCES = "../src/main/java/";

  private SourceLink() {}

  /**
   * A sentence with the file of a class, as Markdown.
   *
   * @param type the full name of the class; nested ones are in the file of the outermost
   */
  public static String declaredIn(String type) {
    return "Declared in " + link(outermost(type)) + ".\n";
  }

  /** A sentence with the files of some classes, each once, as Markdown. */
  public static String declaredIn(Collection<Class<?>> types) {
    return types.stream()
        .map(type -> link(outermost(type.getName())))
        .distinct()
        .collect(Collectors.joining(", ", "Declared in ", ".\n"));
  }

  private static String outermost(String type) {
    int nested = type.indexOf('$');
    return nested < 0 ? type : type.substring(0, nested);
  }

  private static String link(String type) {
    String name = type.substring(type.lastIndexOf('.') + 1);
    return "[" + name + "](" + SOURCES + type.replace('.', '/') + ".java)";
  }
}
