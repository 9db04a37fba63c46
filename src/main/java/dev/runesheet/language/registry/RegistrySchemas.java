package dev.runesheet.language.registry;

import dev.runesheet.document.SchemaCheck;
import dev.runesheet.document.SchemaFiles;
import java.util.List;

/** The published schemas of the language. */
public final class RegistrySchemas {

  /** The schemas by name. */
  public static final List<String> NAMES =
      List.of("registry-cards", "registry-names", "registry-effects");

  private RegistrySchemas() {}

  /** A check against the schemas; none if the optional validator is not on the class path. */
  public static SchemaCheck check() {
    return SchemaCheck.of(NAMES.stream().map(SchemaFiles::load).toList());
  }
}
