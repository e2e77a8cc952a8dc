-- A mail that only some recipients were given is not sent, and its sender is told.
ALTER TYPE "email_status" ADD VALUE 'PartlySent' BEFORE 'Failed';

ALTER TYPE "email_kind" ADD VALUE 'Notice';
