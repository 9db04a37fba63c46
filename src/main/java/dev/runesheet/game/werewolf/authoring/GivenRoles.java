package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.game.werewolf.WolfCatalog;
import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Roles and polls that a scenario brings itself: their rules are added to those of the book. */
final class GivenRoles {

  private static final String FILE = "roles";
  private static final String PREFIX = "given-";

  private final WolfCatalog catalog;
  private final Diagnostics findings;

  GivenRoles(WolfCatalog catalog, Diagnostics findings) {
    this.catalog = catalog;
    this.findings = findings;
  }

  /** Reports what is wrong with role texts, and with roles that players have. */
  void read(JsonFields given) {
    JsonValue written = given.optional(FILE).orElse(null);
    Set<String> known = new HashSet<>(catalog.roles().keySet());
    if (written != null && written.text().isPresent()) {
      RoleSources read = sources(written.location(), written.text().get(), findings);
      known.addAll(read.into(catalog).roles().keySet());
    }
    for (JsonValue seat :
        given.optional("players").flatMap(JsonValue::fields).stream()
            .flatMap(all -> all.all().stream())
            .map(JsonFields.JsonField::value)
            .toList()) {
      JsonValue role =
          seat.node().isObject() ? seat.fields().orElseThrow().optional("role").orElse(seat) : seat;
      if (role.node().isTextual() && !known.contains(role.node().asText())) {
        role.unknownWord(Code.UNKNOWN_REFERENCE, known);
      }
    }
  }

  private static RoleSources sources(SourceLocation place, String roles, Diagnostics findings) {
    RoleSources sources =
        new RoleSources(
            new WerewolfPack().catalog(),
            PREFIX,
            (at, what) -> findings.error(Code.INEXPRESSIBLE, at, what, "what can be played"));
    sources.add(RoleReading.lenient(place, roles, findings));
    return sources;
  }

  /** The book with the rules of role texts. */
  static RuleBook book(RuleBook book, WolfGiven given) {
    if (given.roles().isBlank() && given.polls().isEmpty() && given.groups().isEmpty()) {
      return book;
    }
    Diagnostics findings = new Diagnostics();
    SourceLocation place = SourceLocation.file(FILE);
    RoleSources sources = sources(place, given.roles(), findings);
    given
        .polls()
        .forEach(
            (poll, text) -> sources.poll(poll, RoleReading.ability(place, text, findings), false));
    given
        .groups()
        .forEach(
            (group, text) -> sources.poll(group, RoleReading.ability(place, text, findings), true));
    if (findings.hasErrors()) {
      throw new IllegalArgumentException(findings.all().get(0).message());
    }
    DrlGenerator.Generated rules = sources.rules(FILE);
    WolfCatalog all = sources.into(book.catalog(WolfCatalog.class));
    return book.extended(List.of(rules.source()), RoleSources.notes(rules), all.toJson());
  }
}
