package dev.runesheet.api;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RulePatch;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.SourceNotes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;

/**
 * Incremental compilation for a game whose rules are being edited: each rule book compiles only its
 * difference from an earlier one.
 *
 * <p>A later book takes over the knowledge base of an earlier one that no match uses, and replaces
 * single rules in it; if matches use all bases, it gets a new one. Earlier books stay usable, and
 * matches keep the rules they began with: a book whose base was taken over compiles its rules again
 * when a match is started with it.
 */
public final class RuleRevisions {

  private static final int MOST_KEPT = 3;

  private final Game game;
  private final RuleProbe probe;

  /** One book for each base, the newest first. */
  private final List<RuleBook> books = new ArrayList<>();

  private Version newest;
  private int patches;

  /**
   * Revisions of a game's rules.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public RuleRevisions(Game game) {
    this(game, RuleProbe.NONE);
  }

  /**
   * Creates revisions, all of them watched by one probe.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public RuleRevisions(Game game, RuleProbe probe) {
    this.game = given(game, "game");
    this.probe = given(probe, "probe");
  }

  /**
   * A rule book and the extent of its compilation.
   *
   * @param book the rules
   * @param whole whether the knowledge base is a new one: all rules were compiled, or those that
   *     the build compiled were read
   * @param compiled the number of rules compiled, if not all
   */
  public record Revision(RuleBook book, boolean whole, int compiled) {}

  private record Version(List<RuleSource> rules, SourceNotes notes, JsonNode catalog) {}

  private record Candidate(RuleBook book, RulePatch patch) {}

  /**
   * The next version of the rules.
   *
   * @param rules all rules, changed or not
   * @param notes the notes on their sources
   * @param catalog the catalog that matches are set up from, in the game's own form
   * @throws NullPointerException if a parameter or a rule is null; it names it
   * @throws RuleCompilationException if they do not compile; earlier books are as before
   */
  public synchronized Revision next(List<RuleSource> rules, SourceNotes notes, JsonNode catalog) {
    Version version =
        new Version(givenAll(rules, "rules"), given(notes, "notes"), given(catalog, "catalog"));
    Revision made = make(version);
    newest = version;
    return made;
  }

  /**
   * Makes sure that the next small change will find a base that no match uses. Compiles all rules
   * if there is none: for the time when nobody waits, such as after an edit was reported.
   */
  public synchronized void prepare() {
    boolean needed = books.stream().noneMatch(book -> book.sessions().isIdle());
    if (newest != null && needed) {
      books.add(compile(newest));
    }
  }

  private Revision make(Version version) {
    for (Candidate candidate : candidates(version.rules)) {
      RuleBook book = candidate.book;
      Optional<Revision> next =
          candidate.patch.isEmpty()
              ? Optional.of(same(book, version))
              : patched(candidate, version);
      if (next.isPresent()) {
        books.remove(book);
        kept(next.get().book());
        return next.get();
      }
    }
    return new Revision(kept(compile(version)), true, 0);
  }

  /** The books whose base could become the new one, the least work first. */
  private List<Candidate> candidates(List<RuleSource> rules) {
    List<Candidate> candidates = new ArrayList<>();
    for (RuleBook book : books) {
      if (book.sessions().sources().equals(rules)) {
        return List.of(new Candidate(book, RulePatch.NONE));
      }
      RulePatch.between(book.sessions().sources(), rules)
          .filter(patch -> patch.isEmpty() || book.sessions().isIdle())
          .ifPresent(patch -> candidates.add(new Candidate(book, patch)));
    }
    candidates.sort(Comparator.comparingInt(one -> one.patch.added().size()));
    return candidates;
  }

  /** A book on the candidate's base; empty if it is in use after all, or cannot be patched. */
  private Optional<Revision> patched(Candidate candidate, Version version) {
    Collection<KiePackage> built;
    try {
      patches++;
      built = candidate.patch.compile(candidate.book.sessions().base(), patches);
    } catch (RuleCompilationException wrong) {
      return Optional.empty(); // Compiling all tells in which line of which file.
    }
    Optional<KieBase> base = candidate.book.sessions().takeAway();
    if (base.isEmpty()) {
      return Optional.empty();
    }
    books.remove(candidate.book);
    if (!candidate.patch.apply(base.get(), built, version.rules)) {
      return Optional.empty();
    }
    int compiled = built.stream().mapToInt(one -> one.getRules().size()).sum();
    return Optional.of(new Revision(book(base.get(), version), false, compiled));
  }

  private static Revision same(RuleBook book, Version version) {
    return new Revision(book.with(version.rules, version.notes, version.catalog), false, 0);
  }

  private RuleBook book(KieBase base, Version version) {
    return RuleBook.of(game, base, version.rules, version.notes, version.catalog, probe);
  }

  private RuleBook compile(Version version) {
    return RuleBook.compiled(game, version.rules, version.notes, version.catalog, probe);
  }

  private RuleBook kept(RuleBook book) {
    books.add(0, book);
    while (books.size() > MOST_KEPT) {
      books.remove(books.size() - 1);
    }
    return book;
  }
}
