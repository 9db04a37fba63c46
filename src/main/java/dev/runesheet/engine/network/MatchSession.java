package dev.runesheet.engine.network;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.drools.core.QueryResultsImpl;
import org.drools.core.QueryResultsRowImpl;
import org.drools.core.SessionConfiguration;
import org.drools.core.common.InternalFactHandle;
import org.drools.core.impl.EnvironmentFactory;
import org.drools.kiesession.factory.PhreakWorkingMemoryFactory;
import org.drools.kiesession.factory.RuntimeComponentFactoryImpl;
import org.drools.kiesession.factory.WorkingMemoryFactory;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.kiesession.session.StatefulKnowledgeSessionImpl;
import org.kie.api.KieBase;
import org.kie.api.runtime.Environment;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.rule.QueryResultsRow;

/**
 * A session of Drools whose queries give their rows in the order in which the facts of these came.
 * That of Drools depends on when a query was asked, and what has changed since.
 */
@SuppressWarnings("unchecked") // Drools declares the clock of its session so.
final class MatchSession extends StatefulKnowledgeSessionImpl {

  private static final long serialVersionUID = 1;

  private static final Factory FACTORY = new Factory();

  private static final Comparator<QueryResultsRow> BY_FACTS =
      (one, other) -> Arrays.compare(facts(one), facts(other));

  private MatchSession(
      long id, InternalKnowledgeBase base, SessionConfiguration settings, Environment environment) {
    super(id, base, true, settings, environment);
  }

  /** A session of a base, without facts. */
  static KieSession of(KieBase base, KieSessionConfiguration settings) {
    InternalKnowledgeBase of = (InternalKnowledgeBase) base;
    of.readLock();
    try {
      return (KieSession)
          FACTORY.createStatefulSession(
              of,
              EnvironmentFactory.newEnvironment(),
              settings.as(SessionConfiguration.KEY),
              false);
    } finally {
      of.readUnlock();
    }
  }

  @Override
  protected QueryResultsImpl internalGetQueryResult(
      boolean ofRule, String query, Object... arguments) {
    return new Rows(super.internalGetQueryResult(ofRule, query, arguments), this);
  }

  private static long[] facts(QueryResultsRow row) {
    return Arrays.stream(((QueryResultsRowImpl) row).getFactHandles())
        .filter(Objects::nonNull) // A condition such as 'not' has none.
        .mapToLong(fact -> ((InternalFactHandle) fact).getId())
        .toArray();
  }

  private static final class Factory extends RuntimeComponentFactoryImpl {

    private static final long serialVersionUID = 1;

    @Override
    protected WorkingMemoryFactory getWorkingMemoryFactory() {
      return new PhreakWorkingMemoryFactory() {
        @Override
        public MatchSession createWorkingMemory(
            long id, InternalKnowledgeBase base, SessionConfiguration settings, Environment given) {
          return new MatchSession(id, base, settings, given);
        }
      };
    }
  }

  private static final class Rows extends QueryResultsImpl {

    private final List<QueryResultsRow> rows;

    Rows(QueryResultsImpl found, MatchSession session) {
      super(List.of(), found.getDeclarations(), session, found.getParameters());
      rows = StreamSupport.stream(found.spliterator(), false).sorted(BY_FACTS).toList();
    }

    @Override
    public QueryResultsRowImpl get(int at) {
      return (QueryResultsRowImpl) rows.get(at);
    }

    @Override
    public int size() {
      return rows.size();
    }

    @Override
    public Iterator<QueryResultsRow> iterator() {
      return rows.iterator();
    }
  }
}
