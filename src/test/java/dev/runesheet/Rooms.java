package dev.runesheet;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/**
 * The rooms of a package: each of its packages with all below it, and its own classes as one more.
 *
 * @param of the name of the package
 */
record Rooms(String of) implements SliceAssignment {

  private static final String OWN = "own classes";

  @Override
  public SliceIdentifier getIdentifierOf(JavaClass type) {
    String name = type.getPackageName();
    if (name.equals(of)) {
      return SliceIdentifier.of(OWN);
    }
    return name.startsWith(of + ".")
        ? SliceIdentifier.of(name.substring(of.length() + 1).split("\\.")[0])
        : SliceIdentifier.ignore();
  }

  @Override
  public String getDescription() {
    return "rooms of " + of + " and its own classes";
  }
}
